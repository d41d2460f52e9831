/** The first way found that leads from a file back to itself, both included; empty when there is none. */
export function findCycle(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  for (const file of importsOf.keys()) {
    const cycle = walk(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];

  function walk(file: string, way: readonly string[]): string[] {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (finished.has(file)) return [];
    for (const next of importsOf.get(file) ?? []) {
      const cycle = walk(next, [...way, file]);
      if (cycle.length > 0) return cycle;
    }
    finished.add(file);
    return [];
  }
}
