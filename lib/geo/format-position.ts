import type { Compass } from './compass.ts';
import { formatAngle } from './format-angle.ts';

/** A position as map sheets write it, to the minute: `44°39′N 63°35′W`. */
export function formatPosition(latitude: number, longitude: number, compass: Compass): string {
  const { north, south, east, west } = compass;
  return `${formatAngle(latitude, [north, south])} ${formatAngle(longitude, [east, west])}`;
}
