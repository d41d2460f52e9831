/** Counts the fewest clicks from a page to each page that can be reached from it. */
export function countClicks(
  start: string,
  linksOf: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]]);
  // Iterating over a map includes entries that are added meanwhile.
  for (const [page, count] of clicks)
    for (const next of linksOf.get(page) ?? []) if (!clicks.has(next)) clicks.set(next, count + 1);
  return clicks;
}
