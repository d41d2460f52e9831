import { joinElisions } from './elisions.ts';
import { type ExcerptPart, excerptOf } from './excerpt.ts';
import { findNamedPages } from './find-named-pages.ts';
import { findWord, type Query } from './find-word.ts';
import type { NamedPage } from './named-page.ts';
import type { PagefindResult } from './pagefind.ts';
import { rankPages } from './rank-pages.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';
import { isSmallWord, readSearchWords, type WordLists } from './search-words.ts';

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

type Sources = {
  readonly query: Query;
  /** The pages that are found by name. */
  readonly names: readonly NamedPage[];
  readonly lists: WordLists;
};

/** Finds the pages for a term, best first: those with that name, then those with the most of its words. */
export async function searchIndex(term: string, { query, names, lists }: Sources): Promise<Match[]> {
  const [found, named, kinds] = await Promise.all([
    Promise.all(readSearchWords(term, lists).map((word) => findWord(word, query))),
    Promise.all(findNamedPages(term, names).map(({ path }) => query(null, { path }))),
    Promise.all(searchKinds.map(async (kind) => ({ kind, pages: await query(null, { kind }) }))),
  ]);
  const words = found.flat();
  const kindOf = new Map(kinds.flatMap(({ kind, pages }) => pages.map(({ id }) => [id, kind] as const)));
  const results = Map.groupBy(
    [...words.flatMap((word) => [...word.values()].flat()), ...named.flat()],
    ({ id }) => id,
  );
  const ids = new Set([...named.flat().map(({ id }) => id), ...rankPages(words)]);
  return [...ids].map((id) => ({
    kind: kindOf.get(id),
    read: () => readPage(results.get(id) ?? [], kindOf.get(id), lists),
  }));
}

/** @param results of each query that found the page */
async function readPage(
  results: readonly PagefindResult[],
  kind: SearchKind | undefined,
  lists: WordLists,
): Promise<FoundPage> {
  const pages = await Promise.all(results.map((result) => result.data()));
  const [page] = pages;
  if (!page) throw new Error('A match has no result');
  return {
    url: page.url,
    title: joinElisions(page.meta.title),
    excerpt: excerptOf(pages, (word) => isSmallWord(word, lists)),
    kind,
  };
}
