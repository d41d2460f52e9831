import type { Point } from '../line/point.ts';
import { element } from '../sheet/element.ts';
import type { Scheme } from '../sheet/schemes.ts';
import { deviceSign } from './device-sign.ts';

/**
 * The devices of the watch that a visitor can ask, in the order of the service's content: firewall, file server, printer,
 * laptop, Wi-Fi, laptop. `app/styles/plates.css` sets its mark at the same places.
 */
export const asked: readonly { kind: 'computer' | 'server' | 'network'; at: Point }[] = [
  { kind: 'network', at: [338, 76] },
  { kind: 'server', at: [300, 255] },
  { kind: 'network', at: [582, 226] },
  { kind: 'computer', at: [277, 459] },
  { kind: 'network', at: [622, 465] },
  { kind: 'computer', at: [410, 548] },
];

/** How far the name of a device reaches on a phone, where the picture is smallest, and half of how high it is. */
const nameReach = 290;
const nameHalf = 24;

/** Whether the name of a device that can be asked, west of those in the east and east of the others, lies over a point. */
export function isUnderName([x, y]: Point): boolean {
  return asked.some(({ at: [nameX, nameY] }) => {
    const away = nameX > 430 ? nameX - x : x - nameX;
    return Math.abs(y - nameY) < nameHalf && away > 0 && away < nameReach;
  });
}

/** Each with its sign; a test holds the page's marks against these dots. */
export function askedDevices(scheme: Scheme): string {
  return asked
    .map(({ kind, at }) =>
      element('g', { fill: scheme.ink, 'data-dot': at.join(' ') }, deviceSign(kind, at, scheme)),
    )
    .join('');
}
