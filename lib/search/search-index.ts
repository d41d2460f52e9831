import { joinElisions } from './elisions.ts';
import { type ExcerptPart, excerptOf } from './excerpt.ts';
import { findNamedPages } from './find-named-pages.ts';
import { findWord, type Query } from './find-word.ts';
import type { NamedPage } from './named-page.ts';
import { joinLetters } from './normalize-words.ts';
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
  const ask: Query = async (text, filters) =>
    (await query(text, filters)).map((result) => ({ ...result, term: text }));
  const [found, named] = await Promise.all([
    Promise.all(readSearchWords(term, lists).map((word) => findWord(word, ask))),
    Promise.all(namedPages(term, names, lists).map((page) => findNamedPage(page, ask))),
  ]);
  const words = found.flat();
  const results = [...named, ...words.flatMap((word) => [...word.values()])].flat();
  const resultsOf = Map.groupBy(results, ({ id }) => id);
  const kindOf = await findKinds(results, query);
  const ids = new Set([...named.flat().map(({ id }) => id), ...rankPages(words)]);
  return [...ids].map((id) => ({
    kind: kindOf.get(id),
    read: () => readPage(resultsOf.get(id) ?? [], kindOf.get(id), lists),
  }));
}

/** Also those with the name that a word of other habits stands for. */
function namedPages(term: string, names: readonly NamedPage[], { sameAs }: WordLists): NamedPage[] {
  const terms = [term, sameAs[joinLetters(term)] ?? ''];
  return [...new Set(terms.flatMap((one) => findNamedPages(one, names)))];
}

/** Pagefind finds pages by words alone: one of a page's names is among its words. */
async function findNamedPage({ path, names }: NamedPage, query: Query): Promise<readonly PagefindResult[]> {
  const found = await Promise.all(names.map((name) => query(name, { path })));
  return found.find((results) => results.length > 0) ?? [];
}

/** The kinds of pages by id. Pagefind tells the kind of a page only by finding it again with that filter. */
async function findKinds(
  results: readonly PagefindResult[],
  query: Query,
): Promise<ReadonlyMap<string, SearchKind>> {
  const kinds = new Map<string, SearchKind>();
  const asked = new Set<string>();
  const byTerm = [...Map.groupBy(results, ({ term = '' }) => term)].sort((a, b) => b[1].length - a[1].length);
  for (const [term, pages] of byTerm) {
    if (pages.every(({ id }) => asked.has(id))) continue;
    for (const { id } of pages) asked.add(id);
    for (const kind of searchKinds) for (const { id } of await query(term, { kind })) kinds.set(id, kind);
  }
  return kinds;
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
