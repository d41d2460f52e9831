/** The width of each character in a face, in em. */
export type Widths = Readonly<Record<string, number>>;

export type Group = {
  /** The scale of each fallback, which makes its glyphs as wide as ours. */
  scales: readonly number[];
  characters: readonly string[];
};

/**
 * Groups characters by the scales that make the fallbacks' glyphs as wide as ours. All fallbacks share the groups, so that
 * pages contain each `unicode-range` once.
 *
 * One scale fits an average line, but some lines would wrap differently; with three, a line of forty letters is off by 0.5 %.
 *
 * @param frequency how often each character occurs in the content
 * @param count the maximum number of groups
 * @returns the groups, most frequent first
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
  // Least squares: minimizes the error in width, weighted by frequency.
  const scalesOf = (group: readonly Glyph[]) =>
    fallbacks.map(
      (_, index) =>
        sum(group, ({ weight, ours, theirs }) => weight * ours * (theirs[index] ?? 0)) /
        sum(group, ({ weight, theirs }) => weight * (theirs[index] ?? 0) ** 2),
    );

  let groups = Array.from({ length: count }, (_, index) =>
    glyphs.slice((index * glyphs.length) / count, ((index + 1) * glyphs.length) / count),
  );
  // Lloyd's algorithm (k-means). From a sorted start it converges well within 100 rounds.
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
 * The value of `unicode-range` for characters: `U+41-5A,U+E9`.
 *
 * @param others characters to exclude; ranges may include any that are in neither list
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
