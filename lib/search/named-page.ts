import type { SearchKind } from './search-kinds.ts';

/** A page that people look for by a name: a service, a city, an industry or a case study. */
export type NamedPage = {
  readonly title: string;
  readonly path: string;
  readonly kind: SearchKind;
  /** What it is called: each name by itself leads to the page. */
  readonly names: readonly string[];
};
