import { contour } from '../field/contour.ts';
import { fractal } from '../field/fractal.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { noise } from '../field/noise.ts';
import { sampleField } from '../field/sample-field.ts';
import { stroke } from '../sheet/stroke.ts';

/** How closely lines are followed and drawn. */
export type Detail = {
  readonly octaves: number;
  /** The side of a cell in which heights are sampled, in units. */
  readonly cell: number;
  /** How far the simplified line may stray, in cells. */
  readonly tolerance: number;
  /** Of every fifth line and of the others, in units. */
  readonly widths: readonly [fifth: number, other: number];
};

/** As a large sheet shows it. */
export const fine: Detail = { octaves: 3, cell: 6, tolerance: 0.22, widths: [1.9, 1.1] };

type Options = {
  readonly seed: number;
  readonly colour: string;
  /** Of every fifth line; the others are fainter. */
  readonly opacity: number;
  /** The size of a hill, in units. */
  readonly hill: number;
  /** The height between lines; the whole landscape is about 1 high. */
  readonly step: number;
  readonly detail: Detail;
};

/** The height lines of an invented landscape: the texture of blue grounds. */
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
