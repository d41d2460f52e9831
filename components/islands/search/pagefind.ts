/** The parts of Pagefind's browser module that are used here. */
export type Pagefind = {
  options(options: { noWorker: boolean; excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  /** Fetches the part of the index that a term needs. */
  preload(term: string): Promise<void>;
  search(term: string, options: { filters: { kind?: string } }): Promise<PagefindAnswer>;
};

type PagefindAnswer = {
  readonly results: readonly { readonly id: string; data(): Promise<PagefindPage> }[];
  /** How many pages hold the term, whatever the filter. */
  readonly unfilteredResultCount: number;
  /** For every filter, how many pages each of its values would leave. */
  readonly totalFilters: { readonly kind?: Readonly<Record<string, number>> };
};

type PagefindPage = {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** The words around what was found, which stands in `<mark>`. */
  readonly excerpt: string;
};
