import { joinElisions } from './elisions.ts';
import { type ExcerptPart, excerptOf } from './excerpt.ts';
import type { Pagefind, PagefindResult } from './pagefind.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';
import type { SearchQuery } from './search-query.ts';
import { lettersOf, readSearchWords, type SearchWord, type WordLists } from './search-words.ts';

export type Found = {
  /** The pages of the question's kind, best first. */
  readonly results: readonly PagefindResult[];
  /** The number of pages of any kind. */
  readonly total: number;
  /** The number of pages per kind, without kinds that have none. */
  readonly counts: Readonly<Partial<Record<SearchKind, number>>>;
};

/** What a result shows of its page. */
export type FoundPage = {
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
  /** Undefined for pages that only an unfiltered search finds. */
  readonly kind: SearchKind | undefined;
  readonly thumb: string | undefined;
};

type Query = (text: string) => Promise<readonly PagefindResult[]>;

/** Finds the pages for a question. */
export async function searchIndex(
  { term, kind }: SearchQuery,
  pagefind: Pagefind,
  lists: WordLists,
): Promise<Found> {
  const query: Query = async (text) => (await pagefind.search(text)).results;
  const known = await Promise.all(readSearchWords(term, lists).map((word) => findKnown(word, query)));
  const words = known.flat();
  if (words.length === 0) return { results: [], total: 0, counts: {} };
  const filters = kind ? { kind } : {};
  const found = await pagefind.search(await findTogether(words, query), { filters });
  return {
    results: found.results,
    total: found.unfilteredResultCount,
    counts: found.totalFilters.kind ?? {},
  };
}

/** A word as most pages write it, or as it may have been meant; nothing for a word that no page has in any form. */
async function findKnown({ written, guesses }: SearchWord, query: Query): Promise<string[]> {
  for (const texts of [written, guesses]) {
    const counts = await Promise.all(
      texts.map(async (text) => ({ text, count: await countPages(text, query) })),
    );
    const best = counts.toSorted((one, other) => other.count - one.count).at(0);
    if (best && best.count > 0) return [best.text];
  }
  return [];
}

const pagesChecked = 3;
const alikeShare = 0.6;

/**
 * How many pages have a word. For one that no page has, Pagefind returns pages with a beginning of it: "teamviewer" finds
 * "team". These count only if most of the word is there, as "host" of "hosti".
 */
async function countPages(text: string, query: Query): Promise<number> {
  const [found, exact] = await Promise.all([query(text), query(`"${text}"`)]);
  if (exact.length > 0) return found.length;
  const pages = await Promise.all(found.slice(0, pagesChecked).map((result) => result.data()));
  const matched = pages.flatMap(({ content, locations }) => {
    const words = content.split(/\s+/);
    return locations.map((at) => lettersOf(words[at] ?? ''));
  });
  const isThere = (letters: string) =>
    matched.some((word) => word.startsWith(letters.slice(0, Math.ceil(letters.length * alikeShare))));
  return text.split(' ').map(lettersOf).every(isThere) ? found.length : 0;
}

/** All words if a page has them, or else the most that a page has; of several such choices, the one that most pages have. */
async function findTogether(words: readonly string[], query: Query): Promise<string> {
  const all = words.join(' ');
  if ((await query(all)).length > 0) return all;
  const found = await Promise.all(
    words.map(async (word) => (await query(word)).map(({ id }) => ({ id, word }))),
  );
  const byPage = Map.groupBy(found.flat(), ({ id }) => id);
  const choices = [...Map.groupBy(byPage.values(), (own) => own.map(({ word }) => word).join(' '))];
  const sizeOf = (pages: readonly (readonly unknown[])[]) => pages[0]?.length ?? 0;
  const [best] = choices.toSorted(
    ([, one], [, other]) => sizeOf(other) - sizeOf(one) || other.length - one.length,
  );
  return best?.[0] ?? all;
}

export async function readPage(result: PagefindResult): Promise<FoundPage> {
  const page = await result.data();
  const kind = searchKinds.find((known) => page.filters.kind?.includes(known));
  const { title, thumb } = page.meta;
  return { url: page.url, title: joinElisions(title), excerpt: excerptOf(page), kind, thumb };
}
