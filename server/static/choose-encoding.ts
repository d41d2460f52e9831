import type { Encoding } from '../releases/list-files.ts';

/** In characters. Browsers write less; the rest of a longer header is not read. */
const longest = 256;

/**
 * The first of the encodings there are that an `Accept-Encoding` header allows; undefined for the file as it is.
 *
 * @param available the smallest first
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (header === undefined || available.length === 0) return undefined;
  const weights = weightsIn(header);
  return available.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** Browsers write the same few headers again and again, and each page is asked for with one. */
const read = new Map<string, ReadonlyMap<string, number>>();
const mostRead = 64;

function weightsIn(header: string): ReadonlyMap<string, number> {
  const known = read.get(header);
  if (known) return known;
  const weights = new Map(
    header
      .slice(0, longest)
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
        return [name, Number(weight)];
      }),
  );
  if (header.length <= longest && read.size < mostRead) read.set(header, weights);
  return weights;
}
