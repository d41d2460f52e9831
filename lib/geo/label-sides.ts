/** On which sides of its dot a city's name can stand on the map of Canada. */
export const labelSides = ['t', 'r', 'b', 'l', 'tr', 'tl'] as const;
export type LabelSide = (typeof labelSides)[number];

/** Another side on narrow screens, where the names are closer together. */
export const narrowLabelSides = ['t', 'r', 'b', 'l', 'tl', 'br'] as const;
export type NarrowLabelSide = (typeof narrowLabelSides)[number];
