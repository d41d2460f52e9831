/** The abbreviations of the directions in a language: west is W in English, O in French. */
export type Compass = Readonly<Record<'north' | 'south' | 'east' | 'west', string>>;

/**
 * Formats a latitude or longitude to the minute: `44°39′N`.
 *
 * @param signs the suffixes of positive and negative angles
 */
export function formatAngle(degrees: number, signs: readonly [positive: string, negative: string]): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′${signs[degrees < 0 ? 1 : 0]}`;
}

/** Formats a position to the minute: `44°39′N 63°35′W`. */
export function formatPosition(latitude: number, longitude: number, compass: Compass): string {
  const { north, south, east, west } = compass;
  return `${formatAngle(latitude, [north, south])} ${formatAngle(longitude, [east, west])}`;
}
