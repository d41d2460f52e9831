/** A number with at most `digits` decimals, so that drawings stay short and never end in 0.30000000000000004. */
export function round(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
}
