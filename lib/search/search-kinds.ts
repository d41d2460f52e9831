/** The filters of the search, in display order. Pages without a kind are only found by an unfiltered search. */
export const searchKinds = ['services', 'locations', 'industries', 'case-studies', 'guides'] as const;

export type SearchKind = (typeof searchKinds)[number];
