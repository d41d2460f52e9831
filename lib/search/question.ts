import type { SearchKind } from './search-kinds.ts';

/** What somebody searches for, as it stands in the address. */
export type Question = {
  /** Without blanks at the ends; empty before anything is asked. */
  readonly term: string;
  readonly kind?: SearchKind | undefined;
};
