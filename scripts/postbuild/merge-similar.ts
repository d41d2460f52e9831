/**
 * Merges similar sets, largest first.
 *
 * @param spare how many members a merged set may have beyond its smallest source
 * @returns each set's replacement, a superset of it
 */
export function mergeSimilar<S extends ReadonlySet<string>>(
  sets: readonly S[],
  spare: number,
): ReadonlyMap<S, ReadonlySet<string>> {
  const groups: { union: ReadonlySet<string>; members: S[]; smallest: number }[] = [];
  for (const set of sets.toSorted((one, other) => other.size - one.size)) {
    const group = groups.find(
      ({ union, smallest }) => union.union(set).size - Math.min(smallest, set.size) <= spare,
    );
    if (!group) groups.push({ union: set, members: [set], smallest: set.size });
    else {
      group.union = group.union.union(set);
      group.members.push(set);
      group.smallest = Math.min(group.smallest, set.size);
    }
  }
  return new Map(groups.flatMap(({ union, members }) => members.map((member) => [member, union])));
}
