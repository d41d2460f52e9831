import type { Question } from './question.ts';
import { searchKinds } from './search-kinds.ts';

/** Reads `?q=…&kind=…`. An unknown kind means everything. */
export function readQuestion(query: string): Question {
  const parameters = new URLSearchParams(query);
  const kind = searchKinds.find((known) => known === parameters.get('kind'));
  return { term: (parameters.get('q') ?? '').trim(), ...(kind && { kind }) };
}
