import { ContentError, type Mistake } from '../content/content-error.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { hrefOf } from './href-of.ts';
import type { FormerAddress, Page, PageKind } from './page.ts';
import { pages } from './pages.ts';

/** An address that leads to a page for good. */
export type Redirect = { from: string; to: string; language: Language };

let table: readonly Redirect[] | undefined;

/**
 * Every address that moved: what the content says under `formerly`. All servers, the rules of static hosts and the pages
 * that send visitors on where a host knows no rules are made from it.
 *
 * @throws ContentError listing every address that is claimed twice, or is a live page
 */
export function redirects(): readonly Redirect[] {
  table ??= redirectsOf(languages.flatMap((language) => pages(language)));
  return table;
}

/** What servers answer themselves, and files that are no pages. A page that stood there would never be asked for. */
const taken = /^\/(?:api|_next|art|fonts|healthz|metrics|og|pagefind|index|404)(?=\/|$)/;

/** The same for any page table. */
export function redirectsOf(all: readonly Page[]): Redirect[] {
  const live = new Map(all.map((page) => [page.path, page]));
  const claimed = new Map<string, FormerAddress & { to: string }>();
  // What is wrong with a city's former name is wrong with all its landing pages: the first one says enough.
  const mistakes = new Map<string, Mistake>();
  const report = ({ file, field }: FormerAddress, problem: string) => {
    const place = `${file} ${field}`;
    if (!mistakes.has(place)) mistakes.set(place, { file, field, problem });
  };
  const found = all.flatMap(({ path: to, language, formerly }) =>
    formerly.flatMap((claim) => {
      const from = claim.path;
      const page = live.get(from);
      const other = claimed.get(from);
      const reserved = taken.exec(from)?.[0];
      if (reserved) report(claim, reservedProblem(from, reserved));
      else if (page) report(claim, livePageProblem(from, to, page));
      else if (other && other.to !== to) report(claim, takenProblem(from, other));
      if (reserved || page || other) return [];
      claimed.set(from, { ...claim, to });
      return [{ from, to, language }];
    }),
  );
  // Next refuses to export a kind of page of which there is none.
  if (all.length > 0 && all.every(({ formerly }) => formerly.length === 0)) report(firstMove, nothingMoved);
  if (mistakes.size > 0) throw new ContentError([...mistakes.values()]);
  return found;
}

const firstMove = { path: '', file: 'services/managed-it-services.yaml', field: 'formerly' };
const nothingMoved =
  'expected [/service/managed-it-services], or `formerly` in another file: a build needs one at least; found none in any';

function reservedProblem(from: string, reserved: string): string {
  return `expected an address where a page has been, found ${from}: ${reserved} is answered by the server itself`;
}

function livePageProblem(from: string, to: string, { file }: Page): string {
  const expected = 'expected an address that no page has any more';
  return from === to
    ? `${expected}, found ${from}, where this page is now: it would lead to itself`
    : `${expected}, found ${from}, where content/${file} is`;
}

function takenProblem(from: string, { file, field, to }: FormerAddress & { to: string }): string {
  return `expected an address that leads to one page, found ${from}, which leads to ${to} by content/${file} ${field}`;
}

/** Kinds of pages with many addresses below that of their list. */
const lists: readonly PageKind[] = ['services', 'locations', 'case-studies'];

/** An unknown address below `under` sends the visitor to `to` instead of showing the not-found page in place. */
export type UnknownRule = { under: string; to: string };

/** What is unknown below the lists of services, cities and case studies leads to the not-found page's own address. */
export function unknownRules(): UnknownRule[] {
  return languages.flatMap((language) =>
    lists.map((kind) => ({ under: `${hrefOf(language, kind)}/`, to: hrefOf(language, 'not-found') })),
  );
}

/** The page that says that nothing was found at or below `under`, and the file of the export that shows it there. */
export type NotFoundRule = { under: string; path: string; file: string };

/** One for each language, the most special first. Static hosts show `404.html`, which is in the first language. */
export function notFoundRules(): NotFoundRule[] {
  return languages
    .map((language, index) => {
      const path = hrefOf(language, 'not-found');
      return {
        under: hrefOf(language, 'home'),
        path,
        file: index === 0 ? '404.html' : `${path.slice(1)}.html`,
      };
    })
    .toReversed();
}
