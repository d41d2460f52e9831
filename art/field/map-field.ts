import type { Field } from './field.ts';

/** The field with every value changed. */
export function mapField({ grid, values }: Field, change: (value: number, index: number) => number): Field {
  return { grid, values: values.map((value, index) => change(value, index)) };
}
