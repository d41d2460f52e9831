export type Matches = {
  /** A name for each page that holds the term, best first; what is shown of it is read by that name. */
  readonly pages: readonly string[];
  /** How many of them there are of each kind. */
  readonly counts: Readonly<Record<string, number>>;
};

/**
 * Reads Pagefind's answer to a search.
 *
 * @throws TypeError when it is not the answer that this version of Pagefind is known to give.
 */
export function parseMatches(value: unknown): Matches {
  if (isAnswer(value))
    return { pages: value.results.map(({ data }) => data), counts: value.filters.kind ?? {} };
  throw new TypeError('Pagefind answers a search in another way now');
}

type Answer = { results: { data: string }[]; filters: { kind?: Record<string, number> } };

function isAnswer(value: unknown): value is Answer {
  if (!isObject(value) || !('results' in value) || !('filters' in value)) return false;
  const { results, filters } = value;
  const kinds = isObject(filters) && 'kind' in filters ? filters.kind : {};
  return (
    Array.isArray(results) &&
    results.every((result) => isObject(result) && 'data' in result && typeof result.data === 'string') &&
    isObject(filters) &&
    isObject(kinds) &&
    Object.values(kinds).every((count) => typeof count === 'number')
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
