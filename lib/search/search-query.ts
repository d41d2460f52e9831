import { type SearchKind, searchKinds } from './search-kinds.ts';

export type SearchQuery = {
  /** Trimmed; empty before the first search. */
  readonly term: string;
  readonly kind?: SearchKind | undefined;
};

/** Parses `?q=…&kind=…`, ignoring an unknown kind. */
export function parseSearchQuery(query: string): SearchQuery {
  const parameters = new URLSearchParams(query);
  const kind = searchKinds.find((known) => known === parameters.get('kind'));
  return { term: (parameters.get('q') ?? '').trim(), ...(kind && { kind }) };
}

/** Formats `?q=…&kind=…`; empty without a term. */
export function formatSearchQuery({ term, kind }: SearchQuery): string {
  if (term === '') return '';
  return `?${new URLSearchParams({ q: term, ...(kind && { kind }) })}`;
}
