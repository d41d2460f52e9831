import { joinElisions } from './elisions.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';

export type Matches = {
  /** The id of each page that contains the term, best first. */
  readonly pages: readonly string[];
  /** The number of matches of each kind. */
  readonly counts: Readonly<Record<string, number>>;
};

/**
 * Validates Pagefind's response to a search.
 *
 * @throws TypeError when it does not have the format of this version of Pagefind.
 */
export function parseMatches(value: unknown): Matches {
  if (!isSearchResponse(value)) throw new TypeError('Unexpected format of Pagefind search results');
  return { pages: value.results.map(({ data }) => data), counts: value.filters.kind ?? {} };
}

export type FoundPage = {
  readonly url: string;
  readonly title: string;
  /** The text around the matches, which are marked by `<mark>`. */
  readonly excerpt: string;
  /** Undefined for pages that only an unfiltered search finds. */
  readonly kind: SearchKind | undefined;
  /** The matched words. */
  readonly found: readonly string[];
};

/**
 * Validates Pagefind's data about a page.
 *
 * @throws TypeError when it does not have the format of this version of Pagefind.
 */
export function parseFoundPage(value: unknown): FoundPage {
  if (!isPageData(value)) throw new TypeError('Unexpected format of Pagefind page data');
  const { url, meta, excerpt, content, locations, filters } = value;
  const words = content.split(/\s+/);
  return {
    url,
    title: joinElisions(meta.title),
    excerpt: joinElisions(excerpt),
    kind: searchKinds.find((kind) => filters?.kind?.includes(kind)),
    found: locations.flatMap((index) => words[index] ?? []),
  };
}

type SearchResponse = { results: { data: string }[]; filters: { kind?: Record<string, number> } };

function isSearchResponse(value: unknown): value is SearchResponse {
  if (!isObject(value)) return false;
  const { results, filters } = value;
  if (!isListOf(results, (result) => isObject(result) && typeof result.data === 'string')) return false;
  if (!isObject(filters)) return false;
  const { kind = {} } = filters;
  return isObject(kind) && isListOf(Object.values(kind), (count) => typeof count === 'number');
}

type PageData = {
  url: string;
  meta: { title: string };
  excerpt: string;
  content: string;
  locations: number[];
  filters?: { kind?: string[] };
};

function isPageData(value: unknown): value is PageData {
  if (!isObject(value)) return false;
  const { url, excerpt, content, meta, locations, filters = {} } = value;
  return (
    isListOf([url, excerpt, content], isString) &&
    isObject(meta) &&
    isString(meta.title) &&
    isListOf(locations, (index) => typeof index === 'number') &&
    isObject(filters) &&
    (filters.kind === undefined || isListOf(filters.kind, isString))
  );
}

const isString = (value: unknown) => typeof value === 'string';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
