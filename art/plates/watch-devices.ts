import { random } from '../field/random.ts';
import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { deviceSign } from './device-sign.ts';

const APART = 27;

/**
 * Scatters devices within the rings, clear of each other, of captioned devices and of points where `isTaken`, and draws
 * the watcher's cross.
 */
export function watchDevices(
  centre: Point,
  captioned: readonly Point[],
  scheme: Scheme,
  count = 46,
  isTaken: (at: Point) => boolean = () => false,
): string {
  const next = random(42);
  const placed: Point[] = [];
  let signs = '';
  while (placed.length < count) {
    const angle = next() * 2 * Math.PI;
    const radius = 30 + next() * 225;
    const at: Point = [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    const kind = next();
    if (isTaken(at)) continue;
    if (placed.some((other) => apart(other, at) < APART) || captioned.some((other) => apart(other, at) < 60))
      continue;
    placed.push(at);
    signs += deviceSign(kind < 0.68 ? 'computer' : kind < 0.86 ? 'server' : 'network', at, scheme);
  }
  const [x, y] = centre;
  return (
    element('g', { fill: scheme.ink }, signs) +
    stroke(`M${x - 13} ${y}h26M${x} ${y - 13}v26`, scheme.ink, 1.6)
  );
}

function apart([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
