import type { SearchKind } from '@/lib/search/search-kinds';
import type { SearchQuery } from '@/lib/search/search-query';

export type Result = {
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly kind: SearchKind | undefined;
};

/** What was found for a question. */
export type Answer = {
  readonly question: SearchQuery;
  /** How many pages there are of the question's kind. */
  readonly count: number;
  /** How many there are of any kind. */
  readonly all: number;
  /** How many there are of each kind that has some. */
  readonly counts: Readonly<Record<string, number>>;
  /** The best of them, as many as were asked for. */
  readonly results: readonly Result[];
};
