const first = 1000;
const longest = 30_000;

/**
 * How long to wait before reading again, in milliseconds: a second, doubled with every failure, at most half a minute.
 *
 * @param failures how many reads have failed before, from 0
 */
export function retryDelay(failures: number): number {
  return Math.min(first * 2 ** failures, longest);
}
