import type { Point } from '../line/point.ts';
import { element } from '../svg/element.ts';
import type { Scheme } from '../svg/schemes.ts';
import { deviceSign } from './device-sign.ts';

/**
 * The devices on the watch plate that a visitor can select, in the order of the service's content: firewall,
 * file server, printer, laptop, Wi-Fi, laptop. The page positions its mark at the same points.
 */
export const selectableDevices: readonly { kind: 'computer' | 'server' | 'network'; at: Point }[] = [
  { kind: 'network', at: [338, 76] },
  { kind: 'server', at: [300, 255] },
  { kind: 'network', at: [582, 226] },
  { kind: 'computer', at: [277, 459] },
  { kind: 'network', at: [622, 465] },
  { kind: 'computer', at: [410, 548] },
];

/** Width and half height of a device name on a phone, where the picture is smallest. */
const nameReach = 290;
const nameHalf = 24;

/** Returns true if a device name covers the point. Names go west of devices in the east, and east of the rest. */
export function isUnderDeviceName([x, y]: Point): boolean {
  return selectableDevices.some(({ at: [nameX, nameY] }) => {
    const away = nameX > 430 ? nameX - x : x - nameX;
    return Math.abs(y - nameY) < nameHalf && away > 0 && away < nameReach;
  });
}

/** Draws each selectable device; a test compares the page's marks with these dots. */
export function paintSelectableDevices(scheme: Scheme): string {
  return selectableDevices
    .map(({ kind, at }) =>
      element('g', { fill: scheme.ink, 'data-dot': at.join(' ') }, deviceSign(kind, at, scheme)),
    )
    .join('');
}
