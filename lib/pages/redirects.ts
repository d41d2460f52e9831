import { ContentError, type Mistake } from '../content/content-error.ts';
import { oncePerContent } from '../content/once-per-content.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { hrefOf } from './href-of.ts';
import type { FormerPath, Page, PageKind } from './page.ts';
import { pages } from './pages.ts';

/** A permanent redirect to a page. */
export type Redirect = { from: string; to: string; language: Language };

const table = oncePerContent(() => redirectsOf(languages.flatMap((language) => pages(language))));

/**
 * Every redirect that the content declares under `formerly`. All servers, the rules of static hosts and the redirect pages
 * are generated from it.
 *
 * @throws ContentError listing every path that is claimed twice, reserved, or a current page.
 */
export function redirects(): readonly Redirect[] {
  return table(languages[0]);
}

/** Paths of server endpoints and of files other than pages. */
const reservedPath = /^\/(?:api|_next|art|fonts|healthz|metrics|og|pagefind|index|404)(?=\/|$)/;

/** The redirects of any page table. */
export function redirectsOf(all: readonly Page[]): Redirect[] {
  const live = new Map(all.map((page) => [page.path, page]));
  const claimed = new Map<string, FormerPath & { to: string }>();
  // A mistake in a city's former name recurs in all its landing pages; the first is enough.
  const mistakes = new Map<string, Mistake>();
  const report = ({ file, field }: FormerPath, problem: string) => {
    const key = `${file} ${field}`;
    if (!mistakes.has(key)) mistakes.set(key, { file, field, problem });
  };
  const found = all.flatMap(({ path: to, language, formerly }) =>
    formerly.flatMap((claim) => {
      const from = claim.path;
      const page = live.get(from);
      const other = claimed.get(from);
      const reserved = reservedPath.exec(from)?.[0];
      if (reserved) report(claim, reservedProblem(from, reserved));
      else if (page) report(claim, livePageProblem(from, to, page));
      else if (other && other.to !== to) report(claim, takenProblem(from, other));
      if (reserved || page || other) return [];
      claimed.set(from, { ...claim, to });
      return [{ from, to, language }];
    }),
  );
  // Next fails to export a dynamic route without pages.
  if (all.length > 0 && all.every(({ formerly }) => formerly.length === 0))
    report(firstRedirect, noRedirects);
  if (mistakes.size > 0) throw new ContentError([...mistakes.values()]);
  return found;
}

const firstRedirect = { path: '', file: 'services/managed-it-services.yaml', field: 'formerly' };
const noRedirects =
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

function takenProblem(from: string, { file, field, to }: FormerPath & { to: string }): string {
  return `expected an address that leads to one page, found ${from}, which leads to ${to} by content/${file} ${field}`;
}

/** The list pages of collections. */
const listKinds: readonly PageKind[] = ['services', 'locations', 'case-studies'];

/** An unknown path below `under` redirects to `to` instead of showing the not-found page in place. */
type UnknownRule = { under: string; to: string };

/** Unknown services, cities and case studies redirect to the not-found page. */
export function unknownRules(): UnknownRule[] {
  return languages.flatMap((language) =>
    listKinds.map((kind) => ({ under: `${hrefOf(language, kind)}/`, to: hrefOf(language, 'not-found') })),
  );
}

/** The not-found page for paths at or below `under`, and its file in the export. */
type NotFoundRule = { under: string; path: string; file: string };

/** One rule per language, most specific first. Static hosts serve `404.html`, which is in the first language. */
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
