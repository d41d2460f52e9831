import { routeHeights } from './route-heights.ts';

const LENGTH = routeHeights.at(-1)?.kilometre ?? 1;
const HIGHEST = 1700;
const TOP = 90;
const BASE = 8;

/** The height profile as a picture: its size, and where a kilometre and a height stand on it. */
export const profileSheet = {
  width: 1600,
  height: 240,
  x: (kilometre: number): number => (kilometre / LENGTH) * 1600,
  y: (metres: number): number => 240 - BASE - (metres / HIGHEST) * (240 - TOP - BASE),
} as const;
