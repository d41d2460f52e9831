import type { Encoding } from '../releases/list-files.ts';

/** In characters. Browsers send less; the rest of a longer header is ignored. */
const maxLength = 256;

/**
 * The first available encoding that an `Accept-Encoding` header allows; undefined for the uncompressed file.
 *
 * @param available the smallest first
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (header === undefined || available.length === 0) return undefined;
  const weights = parseWeights(header);
  return available.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** Browsers send the same few headers with every request. */
const parsed = new Map<string, ReadonlyMap<string, number>>();
const maxParsed = 64;

function parseWeights(header: string): ReadonlyMap<string, number> {
  const cached = parsed.get(header);
  if (cached) return cached;
  const weights = new Map(
    header
      .slice(0, maxLength)
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
        return [name, Number(weight)];
      }),
  );
  if (header.length <= maxLength && parsed.size < maxParsed) parsed.set(header, weights);
  return weights;
}
