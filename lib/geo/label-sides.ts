/** On which sides of its dot a city's name can stand on the map of Canada. */
export const labelSides = ['t', 'r', 'b', 'l', 'tr', 'tl'] as const;
export type LabelSide = (typeof labelSides)[number];

/** The same on narrow screens, where there is no room for all names. */
export const narrowLabelSides = ['t', 'r', 'b', 'br'] as const;
export type NarrowLabelSide = (typeof narrowLabelSides)[number];
