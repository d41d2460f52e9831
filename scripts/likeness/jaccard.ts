/** How much two sets share: 0 for nothing, 1 for everything. Two empty sets are alike. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((item) => b.has(item)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}
