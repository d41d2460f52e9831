/** A position as map sheets write it, to the minute: `44°39′N 63°35′W`. */
export function formatPosition(latitude: number, longitude: number): string {
  return `${angle(latitude, 'N', 'S')} ${angle(longitude, 'E', 'W')}`;
}

function angle(degrees: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′${degrees < 0 ? negative : positive}`;
}
