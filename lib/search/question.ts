import type { SearchKind } from './search-kinds.ts';
import { searchKinds } from './search-kinds.ts';

/** What somebody searches for, as it stands in the address. */
export type Question = {
  /** Without blanks at the ends; empty before anything is asked. */
  readonly term: string;
  readonly kind?: SearchKind | undefined;
};

/** Reads `?q=…&kind=…`. An unknown kind means everything. */
export function readQuestion(query: string): Question {
  const parameters = new URLSearchParams(query);
  const kind = searchKinds.find((known) => known === parameters.get('kind'));
  return { term: (parameters.get('q') ?? '').trim(), ...(kind && { kind }) };
}

/** Writes `?q=…&kind=…`; empty when nothing is asked. */
export function writeQuestion({ term, kind }: Question): string {
  if (term === '') return '';
  return `?${new URLSearchParams({ q: term, ...(kind && { kind }) })}`;
}
