/** How many links lead from one page to each page that can be reached from it. */
export function countClicks(
  start: string,
  linksOf: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]]);
  // A map goes on to what is added while it is walked.
  for (const [page, count] of clicks)
    for (const next of linksOf.get(page) ?? []) if (!clicks.has(next)) clicks.set(next, count + 1);
  return clicks;
}
