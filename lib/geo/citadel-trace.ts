type Pair = readonly [x: number, y: number];

/** The points of a bastion: radius as a share of the trace's radius, and angle from the bastion's axis. */
const bastion: readonly (readonly [share: number, angle: number])[] = [
  [0.93, -0.21],
  [1.16, -0.275],
  [1.52, 0],
  [1.16, 0.275],
  [0.93, 0.21],
];

/** The direction of a bastion in radians: the first points up, the others follow clockwise. */
export function bastionAxis(index: number, bastions: number): number {
  return -Math.PI / 2 + (index * 2 * Math.PI) / bastions;
}

/**
 * The outline of a fortress: arrow-shaped bastions of five points each, joined by straight curtains.
 *
 * @param stretch ratio of width to height
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

/** The outline of one bastion, from the middle of the curtain before it to the middle of the curtain after it. */
export function bastionLine(trace: readonly Pair[], index: number): Pair[] {
  const pointAt = (place: number): Pair => trace[(place + trace.length) % trace.length] ?? [0, 0];
  const middleAfter = (place: number): Pair => {
    const [[x, y], [nextX, nextY]] = [pointAt(place), pointAt(place + 1)];
    return [(x + nextX) / 2, (y + nextY) / 2];
  };
  const first = index * bastion.length;
  const last = first + bastion.length - 1;
  return [middleAfter(first - 1), ...trace.slice(first, last + 1), middleAfter(last)];
}
