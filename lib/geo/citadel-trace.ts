type Pair = readonly [x: number, y: number];

/** Each bastion as radius (in shares of the trace's) and angle from its axis, from one curtain to the next. */
const bastion: readonly (readonly [share: number, angle: number])[] = [
  [0.93, -0.21],
  [1.16, -0.275],
  [1.52, 0],
  [1.16, 0.275],
  [0.93, 0.21],
];

/** Where a bastion points, as an angle from the right: the first one up, the others clockwise. */
export function bastionAxis(index: number, bastions: number): number {
  return -Math.PI / 2 + (index * 2 * Math.PI) / bastions;
}

/**
 * The outline of a fortress: arrow-headed bastions joined by straight curtains, five points a bastion.
 *
 * @param stretch how much wider than high it is
 */
export function citadelTrace([x, y]: Pair, radius: number, stretch = 1, bastions = 5): Pair[] {
  return Array.from({ length: bastions }, (_, index) => {
    const axis = bastionAxis(index, bastions);
    return bastion.map(
      ([share, angle]): Pair => [
        x + radius * stretch * share * Math.cos(axis + angle),
        y + radius * share * Math.sin(axis + angle),
      ],
    );
  }).flat();
}

/** The part of the outline that is one bastion's: from the middle of the curtain before it to the middle of the next. */
export function bastionLine(trace: readonly Pair[], index: number): Pair[] {
  const at = (place: number): Pair => trace[(place + trace.length) % trace.length] ?? [0, 0];
  const first = index * bastion.length;
  const middle = (one: number): Pair => {
    const [[x, y], [nextX, nextY]] = [at(one), at(one + 1)];
    return [(x + nextX) / 2, (y + nextY) / 2];
  };
  const last = first + bastion.length - 1;
  return [middle(first - 1), ...bastion.map((_, place) => at(first + place)), middle(last)];
}
