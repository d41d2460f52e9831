/** The first and the last byte that are asked for; `unsatisfiable` when the file has none of them. */
export type Range = { first: number; last: number } | 'unsatisfiable';

/**
 * Reads a `Range` header that asks for one part. Several parts, and what is no range, ask for the whole file.
 *
 * @param size of the file, in bytes
 */
export function parseRange(header: string, size: number): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
