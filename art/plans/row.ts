/** The same thing several times, a fixed distance apart. */
export function row<Thing>(count: number, make: (index: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
