import { noise } from '../field/noise.ts';
import type { Point } from '../line/point.ts';

export type Stream = { readonly line: readonly Point[]; readonly width: number };

/** The y of each of the six sources, from the top. */
export const sources = [62, 150, 238, 352, 446, 540] as const;

/** The two confluences of three streams each, and the confluence of the two resulting streams. */
const forks: readonly Point[] = [
  [470, 176],
  [470, 446],
];
export const mouth: Point = [640, 300];

const SOURCE_X = 150;

/** Six winding streams, the two they merge into, and the single channel below the mouth. */
export function streams(): Stream[] {
  const bends = noise(5);
  const wind = (share: number, index: number) =>
    Math.sin(share * Math.PI) ** 2 *
    ((bends(share * 3.2 + index * 9.3, index * 3.3 + 0.5) - 0.5) * 70 +
      Math.sin(share * 19 + index * 2.1) * 4);
  const first = sources.map((y, index): Stream => {
    const [toX, toY] = forks[index < 3 ? 0 : 1] ?? mouth;
    const winding = sample(
      0.02,
      (share): Point => [
        SOURCE_X + (toX - SOURCE_X) * share,
        y + (toY - y) * ease(share) + wind(share, index),
      ],
    );
    return { line: [[-260, y - 8 + (index % 3) * 8], [40, y], ...winding], width: 7 };
  });
  const second = forks.map(([x, y], index): Stream => {
    const bow = index === 0 ? -12 : 9;
    const line = sample(
      0.04,
      (share): Point => [
        x + (mouth[0] - x) * share,
        y + (mouth[1] - y) * ease(share) + Math.sin(share * Math.PI) * bow,
      ],
    );
    return { line, width: 14 };
  });
  const channel = sample(0.02, (share): Point => [mouth[0] + share * 600, channelY(mouth[0] + share * 600)]);
  return [...first, ...second, { line: channel, width: 30 }];
}

/** The streams that water from a source flows through, in order. */
export function streamFrom(source: number): Stream[] {
  const all = streams();
  return [source, sources.length + (source < 3 ? 0 : 1), all.length - 1].flatMap((index) => all[index] ?? []);
}

/** The centre line of the channel below the mouth. */
export function channelY(x: number): number {
  return mouth[1] + Math.sin((x - mouth[0]) / 80) * 16;
}

function sample(step: number, at: (share: number) => Point): Point[] {
  return Array.from({ length: Math.round(1 / step) + 1 }, (_, index) => at(index * step));
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
