import type { Field } from './field.ts';

/** Approximates a Gaussian blur by three box blurs of `radius` cells. Edge values are extended outwards. */
export function blur({ grid, values }: Field, radius: number): Field {
  const { columns, rows } = grid;
  const smooth = Float64Array.from(values);
  const line = new Float64Array(Math.max(columns, rows) + 2 * radius + 1);
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < rows; row++) boxBlur(smooth, line, row * columns, 1, columns, radius);
    for (let column = 0; column < columns; column++) boxBlur(smooth, line, column, columns, rows, radius);
  }
  return { grid, values: smooth };
}

/** Box-blurs one row or column in place, with a sliding window over a padded copy. */
function boxBlur(
  values: Float64Array,
  line: Float64Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  for (let i = 0; i < count + 2 * radius + 1; i++) {
    const from = Math.min(count - 1, Math.max(0, i - radius));
    line[i] = values[start + from * step] ?? 0;
  }
  const size = 2 * radius + 1;
  let sum = 0;
  for (let i = 0; i < size; i++) sum += line[i] ?? 0;
  for (let i = 0; i < count; i++) {
    values[start + i * step] = sum / size;
    sum += (line[i + size] ?? 0) - (line[i] ?? 0);
  }
}
