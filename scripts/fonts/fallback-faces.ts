/** The width of each character in a face, in em. */
export type Widths = Readonly<Record<string, number>>;

export type Group = {
  /** What a fallback's glyphs are multiplied with, so that they are as wide as ours. */
  scale: number;
  characters: readonly string[];
};

/**
 * Sorts characters into groups, each with the scale that makes a fallback's glyphs as wide as those of our typeface.
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
  fallback: Widths,
  frequency: Readonly<Record<string, number>>,
  count: number,
): Group[] {
  const glyphs = Object.entries(frequency)
    .flatMap(([character, weight]) => {
      const [ours, theirs] = [own[character], fallback[character]];
      return ours && theirs ? [{ character, weight, ours, theirs }] : [];
    })
    .toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs);
  type Glyph = (typeof glyphs)[number];
  // The scale with the smallest squared error in width, each glyph weighted by how often it is used.
  const scaleOf = (group: readonly Glyph[]) =>
    sum(group, ({ weight, ours, theirs }) => weight * ours * theirs) /
    sum(group, ({ weight, theirs }) => weight * theirs * theirs);

  let scales = Array.from({ length: count }, (_, index) => {
    const glyph = glyphs[Math.floor(((index + 0.5) * glyphs.length) / count)];
    return glyph ? glyph.ours / glyph.theirs : 1;
  });
  let groups: Glyph[][] = [];
  // Lloyd's algorithm; in one dimension and from a sorted start it settles long before this.
  for (let round = 0; round < 100; round += 1) {
    groups = scales.map(() => []);
    for (const glyph of glyphs) {
      const errors = scales.map((scale) => Math.abs(glyph.ours - scale * glyph.theirs));
      groups[errors.indexOf(Math.min(...errors))]?.push(glyph);
    }
    groups = groups.filter((group) => group.length > 0);
    scales = groups.map(scaleOf);
  }
  return groups
    .toSorted((a, b) => sum(b, ({ weight }) => weight) - sum(a, ({ weight }) => weight))
    .map((group) => ({ scale: scaleOf(group), characters: group.map(({ character }) => character) }));
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

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
