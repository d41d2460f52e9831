import { editDistance } from '../search/edit-distance.ts';

/** `; did you mean "city"?` for the candidate that a misspelt word is likeliest to stand for; empty if none is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const close = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, Math.min(word.length, candidate.length) / 2))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return close ? `; did you mean "${close.candidate}"?` : '';
}
