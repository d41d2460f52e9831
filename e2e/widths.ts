/** A phone and a desk, in CSS pixels. Every journey is made on both. */
export const widths = [390, 1440] as const;
