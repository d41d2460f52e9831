/** What search can be narrowed to, in the order of the chips. Pages without a kind are found under everything. */
export const searchKinds = ['services', 'locations', 'industries', 'case-studies', 'guides'] as const;

export type SearchKind = (typeof searchKinds)[number];
