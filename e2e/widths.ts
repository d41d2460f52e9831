/** A phone and a desk, in CSS pixels, for what looks different on each. What does not is tried once, on the phone. */
export const widths = [390, 1440] as const;
