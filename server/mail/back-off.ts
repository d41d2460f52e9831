const first = 30_000;
const longest = 60 * 60_000;

/** How long to wait, in milliseconds, after the given number of attempts has failed: 30 s, 1 min, 2 min … 1 h. */
export function backOff(attempts: number): number {
  return Math.min(first * 2 ** (attempts - 1), longest);
}
