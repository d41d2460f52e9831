import type { Question } from './question.ts';

/** Writes `?q=…&kind=…`; empty when nothing is asked. */
export function writeQuestion({ term, kind }: Question): string {
  if (term === '') return '';
  return `?${new URLSearchParams({ q: term, ...(kind && { kind }) })}`;
}
