/** The sides of its dot where a city's label can be on the map of Canada. */
export const labelSides = ['t', 'r', 'b', 'l', 'tr', 'tl'] as const;

/** The same on narrow screens, where labels are closer together. */
export const narrowLabelSides = ['t', 'r', 'b', 'l', 'tr', 'tl', 'br'] as const;
