import { random } from './random.ts';

/** A smooth height function over the plane, with values of about 0 to 1. */
export type Noise = (x: number, y: number) => number;

const SIDE = 256;

/** Creates seeded gradient noise with features about one unit wide. */
export function noise(seed: number): Noise {
  const next = random(seed);
  const angles = Float64Array.from({ length: SIDE * SIDE }, () => next() * 2 * Math.PI);
  const across = angles.map(Math.cos);
  const down = angles.map(Math.sin);
  const slope = (column: number, row: number, dx: number, dy: number) => {
    const index = wrap(row) * SIDE + wrap(column);
    return (across[index] ?? 0) * dx + (down[index] ?? 0) * dy;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const share = ease(dx);
    const upper = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), share);
    const lower = mix(slope(column, row + 1, dx, dy - 1), slope(column + 1, row + 1, dx - 1, dy - 1), share);
    return 0.5 + 0.72 * mix(upper, lower, ease(dy));
  };
}

const wrap = (index: number) => ((index % SIDE) + SIDE) % SIDE;
const mix = (a: number, b: number, share: number) => a * (1 - share) + b * share;
const ease = (share: number) => share * share * share * (share * (share * 6 - 15) + 10);
