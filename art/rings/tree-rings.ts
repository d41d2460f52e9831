import { noise } from '../field/noise.ts';
import { random } from '../field/random.ts';
import type { Point } from '../line/point.ts';

const STEPS = 120;
const ECCENTRIC = 0.16;

export type TreeRings = {
  /** The outline of the ring that ends `radius` units from the core, as a ring of points. */
  outline(radius: number): Point[];
  /** Outer radius of each year's ring, from the core outwards. */
  readonly radii: readonly number[];
  readonly core: Point;
};

/** Generates a seeded tree cross-section: one ring a year, of varying width. */
export function treeRings(years: number, radius: number, [cx, cy]: Point, seed = 7): TreeRings {
  const next = random(seed);
  const widths = Array.from(
    { length: years },
    (_, year) => 0.9 + next() * 0.9 + 0.35 * Math.sin(year * 0.55),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const grain = noise(seed + 3);
  const outline = (distance: number) =>
    Array.from({ length: STEPS }, (_, step): Point => {
      const angle = (step / STEPS) * 2 * Math.PI;
      const x = Math.cos(angle);
      const y = Math.sin(angle);
      const broad = (grain(x * 1.4 + 5 + distance / 240, y * 1.4 + 5) - 0.5) * 0.2;
      const fine = (grain(x * 4 + 20, y * 4 + distance / 90) - 0.5) * 0.028;
      const stretch = distance * (1 + broad * Math.min(1, distance / 60 + 0.2) + fine);
      return [
        cx + x * stretch - ECCENTRIC * distance * 0.35,
        cy + y * stretch * 0.96 + ECCENTRIC * distance * 0.18,
      ];
    });
  let end = 0;
  const radii = widths.map((width) => {
    end += (width / total) * radius;
    return end;
  });
  return { outline, radii, core: [cx, cy] };
}
