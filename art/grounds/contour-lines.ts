import { contour } from '../field/contour.ts';
import { fractal } from '../field/fractal.ts';
import type { Frame } from '../field/frame.ts';
import { gridOver } from '../field/grid.ts';
import { noise } from '../field/noise.ts';
import { sampleField } from '../field/sample-field.ts';
import { stroke } from '../sheet/stroke.ts';

type Options = {
  readonly seed: number;
  readonly colour: string;
  /** Of every fifth line; the others are fainter. */
  readonly opacity: number;
  /** The size of a hill, in units. */
  readonly hill: number;
  /** The height between lines; the whole landscape is about 1 high. */
  readonly step: number;
};

/** The height lines of an invented landscape: the texture of blue grounds. */
export function contourLines(frame: Frame, options: Options): string {
  const { seed, colour, opacity, hill, step } = options;
  const height = fractal(noise(seed), 3);
  const field = sampleField(gridOver(frame, 6, 30), (x, y) => height(x / hill, y / hill));
  const count = Math.floor(0.6 / step);
  return Array.from({ length: count }, (_, index) => {
    const { line } = contour(field, 0.2 + index * step, { tolerance: 0.22, smallest: 20 });
    const isFifth = index % 5 === 0;
    return stroke(line, colour, isFifth ? 1.9 : 1.1, { opacity: isFifth ? opacity : opacity * 0.62 });
  }).join('');
}
