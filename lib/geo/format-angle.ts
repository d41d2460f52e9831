import type { Compass } from './compass.ts';

/**
 * Degrees of latitude or longitude as map sheets write them, to the minute: `44°39′N`.
 *
 * @param signs what stands behind it north or east of zero, and what south or west of it
 */
export function formatAngle(degrees: number, signs: readonly [positive: string, negative: string]): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′${signs[degrees < 0 ? 1 : 0]}`;
}

/** A position as map sheets write it, to the minute: `44°39′N 63°35′W`. */
export function formatPosition(latitude: number, longitude: number, compass: Compass): string {
  const { north, south, east, west } = compass;
  return `${formatAngle(latitude, [north, south])} ${formatAngle(longitude, [east, west])}`;
}
