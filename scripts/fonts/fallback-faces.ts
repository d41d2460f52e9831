/** The width of each character in a face, in em. */
export type Widths = Readonly<Record<string, number>>;

export type Group = {
  /** What each fallback's glyphs are multiplied with, so that they are as wide as ours. */
  scales: readonly number[];
  characters: readonly string[];
};

/**
 * Sorts characters into groups, each with the scales that make the fallbacks' glyphs as wide as those of our typeface. The
 * fallbacks share their groups: what each page says of them is said once.
 *
 * One scale for all makes an average line as long as ours, but some lines break elsewhere; with three, a line of forty
 * letters is off by half a per cent.
 *
 * @param frequency how often each character stands in the site's texts
 * @param count how many groups at most
 * @returns the groups, the most frequent one first
 */
export function groupByScale(
  own: Widths,
  fallbacks: readonly Widths[],
  frequency: Readonly<Record<string, number>>,
  count: number,
): Group[] {
  const glyphs = Object.entries(frequency)
    .flatMap(([character, weight]) => {
      const ours = own[character];
      const theirs = fallbacks.flatMap((widths) => widths[character] || []);
      if (!ours || theirs.length < fallbacks.length) return [];
      return { character, weight, ours, theirs, ratio: ours / sum(theirs, (width) => width) };
    })
    .toSorted((a, b) => a.ratio - b.ratio);
  type Glyph = (typeof glyphs)[number];
  // The scales with the smallest squared error in width, each glyph weighted by how often it is used.
  const scalesOf = (group: readonly Glyph[]) =>
    fallbacks.map(
      (_, index) =>
        sum(group, ({ weight, ours, theirs }) => weight * ours * (theirs[index] ?? 0)) /
        sum(group, ({ weight, theirs }) => weight * (theirs[index] ?? 0) ** 2),
    );

  let groups = Array.from({ length: count }, (_, index) =>
    glyphs.slice((index * glyphs.length) / count, ((index + 1) * glyphs.length) / count),
  );
  // Lloyd's algorithm; from a sorted start it settles long before this.
  for (let round = 0; round < 100; round += 1) {
    const scales = groups.filter((group) => group.length > 0).map(scalesOf);
    groups = scales.map(() => []);
    for (const glyph of glyphs) {
      const errors = scales.map((ones) =>
        sum(glyph.theirs, (width, index) => Math.abs(glyph.ours - (ones[index] ?? 0) * width)),
      );
      groups[errors.indexOf(Math.min(...errors))]?.push(glyph);
    }
  }
  return groups
    .filter((group) => group.length > 0)
    .toSorted((a, b) => sum(b, ({ weight }) => weight) - sum(a, ({ weight }) => weight))
    .map((group) => ({ scales: scalesOf(group), characters: group.map(({ character }) => character) }));
}

/**
 * Characters as CSS names them in `unicode-range`: `U+41-5A,U+E9`.
 *
 * @param others characters that must stay outside; a range may hold any that are in neither list
 */
export function unicodeRange(characters: readonly string[], others: readonly string[]): string {
  const pointOf = (character: string) => character.codePointAt(0) ?? 0;
  const points = characters.map(pointOf).toSorted((a, b) => a - b);
  const outside = others.map(pointOf);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && !outside.some((other) => last[1] < other && other < point)) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

function sum<T>(items: readonly T[], of: (item: T, index: number) => number): number {
  return items.reduce((total, item, index) => total + of(item, index), 0);
}
