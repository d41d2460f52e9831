import { joinElisions } from './elisions.ts';
import { type ExcerptPart, excerptOf } from './excerpt.ts';
import type { Pagefind, PagefindResult } from './pagefind.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';
import { lettersOf, readSearchWords, type SearchWord, type WordLists } from './search-words.ts';

export type Match = {
  /** Undefined for pages that only an unfiltered search finds. */
  readonly kind: SearchKind | undefined;
  /** Loads what a result shows of the page. */
  read(): Promise<FoundPage>;
};

export type FoundPage = {
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
  readonly kind: SearchKind | undefined;
};

type Query = (text: string) => Promise<readonly PagefindResult[]>;

/** Finds the pages for a term, best first. */
export async function searchIndex(term: string, pagefind: Pagefind, lists: WordLists): Promise<Match[]> {
  const ask =
    (filters: Readonly<Record<string, string>>): Query =>
    async (text) =>
      (await pagefind.search(text, { filters })).results;
  const known = await Promise.all(readSearchWords(term, lists).map((word) => findKnown(word, ask({}))));
  const words = known.flat();
  if (words.length === 0) return [];
  const found = await findPages(words, ask({}));
  // Pagefind tells the kind of a page before it is loaded only by finding it again with that filter.
  const ofKinds = await Promise.all(searchKinds.map((kind) => findPages(words, ask({ kind }))));
  return found.map((result) => {
    const kind = searchKinds.find((_, index) => ofKinds[index]?.some(({ id }) => id === result.id));
    return { kind, read: () => readPage(result, kind) };
  });
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

/** The pages with all words, or with the most of them. */
async function findPages(words: readonly string[], query: Query): Promise<readonly PagefindResult[]> {
  const together = await query(words.join(' '));
  if (together.length > 0) return together;
  const each = (await Promise.all(words.map(query))).flat();
  const byPage = [...Map.groupBy(each, ({ id }) => id).values()];
  const most = Math.max(...byPage.map(({ length }) => length));
  return byPage
    .flatMap((results) => (results.length === most ? results.slice(0, 1) : []))
    .toSorted((one, other) => other.score - one.score);
}

async function readPage(result: PagefindResult, kind: SearchKind | undefined): Promise<FoundPage> {
  const page = await result.data();
  return { url: page.url, title: joinElisions(page.meta.title), excerpt: excerptOf(page), kind };
}
