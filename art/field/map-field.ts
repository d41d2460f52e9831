import type { Field } from './field.ts';

/** Returns a field with `change` applied to every value. */
export function mapField({ grid, values }: Field, change: (value: number, index: number) => number): Field {
  return { grid, values: values.map((value, index) => change(value, index)) };
}
