import { contour } from '../field/contour.ts';
import { fractal } from '../field/fractal.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { noise } from '../field/noise.ts';
import { sampleField } from '../field/sample-field.ts';
import { stroke } from '../svg/stroke.ts';

/** Tracing precision and line weights. */
export type Detail = {
  readonly octaves: number;
  /** Sampling cell size, in units. */
  readonly cell: number;
  /** Simplification tolerance, in cells. */
  readonly tolerance: number;
  /** Width of every fifth line and of the rest, in units. */
  readonly widths: readonly [fifth: number, other: number];
};

/** The detail for large pictures. */
export const fine: Detail = { octaves: 3, cell: 6, tolerance: 0.22, widths: [1.9, 1.1] };

type Options = {
  readonly seed: number;
  readonly colour: string;
  /** Opacity of every fifth line; the rest are fainter. */
  readonly opacity: number;
  /** Feature size of the terrain, in units. */
  readonly hill: number;
  /** Contour interval; the terrain's total height is about 1. */
  readonly step: number;
  readonly detail: Detail;
};

/** Contour lines of a fictional landscape: the texture of blue backgrounds. */
export function contourLines(frame: Frame, options: Options): string {
  const { seed, colour, opacity, hill, step, detail } = options;
  const height = fractal(noise(seed), detail.octaves);
  const field = sampleField(gridOver(frame, detail.cell, detail.cell), (x, y) => height(x / hill, y / hill));
  const lines = Array.from(
    { length: Math.floor(0.6 / step) },
    (_, index) => contour(field, 0.2 + index * step, { tolerance: detail.tolerance, smallest: 20 }).line,
  );
  const [fifth, other] = detail.widths;
  return (
    stroke(lines.filter((_, index) => index % 5 === 0).join(''), colour, fifth, { opacity }) +
    stroke(lines.filter((_, index) => index % 5 !== 0).join(''), colour, other, { opacity: opacity * 0.62 })
  );
}
