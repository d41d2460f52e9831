import { formatAngle } from './format-angle.ts';

/** A position as map sheets write it, to the minute: `44°39′N 63°35′W`. */
export function formatPosition(latitude: number, longitude: number): string {
  return `${formatAngle(latitude, ['N', 'S'])} ${formatAngle(longitude, ['E', 'W'])}`;
}
