/** Repeats a shape at a fixed spacing. */
export function row<Thing>(count: number, make: (index: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
