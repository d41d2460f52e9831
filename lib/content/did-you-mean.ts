/** `; did you mean "city"?` for the candidate that a misspelt word is likeliest to stand for; empty if none is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const close = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, Math.min(word.length, candidate.length) / 2))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return close ? `; did you mean "${close.candidate}"?` : '';
}

/** How many characters to insert, remove or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
