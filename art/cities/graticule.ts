import { type Compass, formatAngle } from '../../lib/geo/format-angle.ts';
import type { Frame } from '../field/frame.ts';
import type { Point } from '../line/point.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { label } from '../text/label.ts';
import type { Lettering } from '../text/lettering.ts';
import type { CityView } from './city-view.ts';
import type { LocalProjection } from './local-projection.ts';

/** Line spacing in degrees: ten minutes. */
const STEP = 1 / 6;
const FACE = { size: 13, weight: 400, width: 80 };

/** Parallels and meridians every ten minutes, labelled inside the margin that a page may crop. */
export function graticule(
  letters: Lettering,
  view: CityView,
  projection: LocalProjection,
  frame: Frame,
  margin: { readonly x: number; readonly y: number },
  scheme: Scheme,
  compass: Compass,
  groundAt: (point: Point) => string,
): string {
  const write = (text: string, at: Point, anchor: 'start' | 'end') =>
    label(letters, text, at, { ...FACE, fill: scheme.label, halo: groundAt(at), anchor });
  let path = '';
  let names = '';
  for (const latitude of steps(view.latitude)) {
    const y = projection.place(latitude, view.longitude)[1];
    if (y < frame.y + margin.y + 40 || y > frame.y + frame.height - margin.y - 80) continue;
    path += `M${frame.x} ${y.toFixed(1)}h${frame.width}`;
    const right = frame.x + frame.width - margin.x - 8;
    names += write(formatAngle(latitude, [compass.north, compass.south]), [right, y - 7], 'end');
  }
  for (const longitude of steps(view.longitude)) {
    const x = projection.place(view.latitude, longitude)[0];
    if (x < frame.x + margin.x || x > frame.x + frame.width - margin.x - 60) continue;
    path += `M${x.toFixed(1)} ${frame.y}v${frame.height}`;
    names += write(
      formatAngle(longitude, [compass.east, compass.west]),
      [x + 7, frame.y + margin.y + 18],
      'start',
    );
  }
  return stroke(path, scheme.shore, 0.75, { opacity: 0.22 }) + names;
}

/** Multiples of the step within one degree of a coordinate. */
function steps(around: number): number[] {
  const first = Math.ceil((around - 1) / STEP);
  return Array.from({ length: Math.floor(2 / STEP) }, (_, index) => (first + index) * STEP);
}
