import type { Field } from './field.ts';

/** The field softened by three box blurs (close to a Gaussian), `radius` in cells. Edges repeat outwards. */
export function blur({ grid, values }: Field, radius: number): Field {
  const { columns, rows } = grid;
  let from = values;
  let to: Float64Array = new Float64Array(values.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < rows; row++) boxBlur(from, to, row * columns, 1, columns, radius);
    const across = new Float64Array(values.length);
    for (let column = 0; column < columns; column++) boxBlur(to, across, column, columns, rows, radius);
    from = across;
    to = new Float64Array(values.length);
  }
  return { grid, values: from };
}

/** Averages one row or column over a window that slides along it. */
function boxBlur(
  from: Float64Array,
  to: Float64Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const read = (index: number) => from[start + Math.min(count - 1, Math.max(0, index)) * step] ?? 0;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += read(i);
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / (2 * radius + 1);
    sum += read(i + radius + 1) - read(i - radius);
  }
}
