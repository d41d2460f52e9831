import type { SearchKind } from './search-kinds.ts';

/** The part of Pagefind's browser API that search uses: https://pagefind.app/docs/api/ */
export type Pagefind = {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  /** Loads the filters. */
  filters(): Promise<unknown>;
  /**
   * Finds pages with all words of a term, best first: words that start so, or an exact phrase within quotation marks. Null
   * finds all pages.
   */
  search(
    term: string | null,
    options?: { filters: { readonly kind?: SearchKind } },
  ): Promise<{
    results: readonly PagefindResult[];
    /** These two as if there were no filters. */
    unfilteredResultCount: number;
    totalFilters: { readonly kind?: Readonly<Partial<Record<SearchKind, number>>> };
  }>;
};

export type PagefindResult = {
  readonly id: string;
  data(): Promise<PagefindPage>;
};

export type PagefindPage = {
  readonly url: string;
  readonly content: string;
  /** `lead` and `thumb` are ours: the page's first paragraph and the URL of its small picture. */
  readonly meta: { readonly title: string; readonly lead?: string; readonly thumb?: string };
  /** The matched words, as indexes into the words of `content`. */
  readonly locations: readonly number[];
  readonly filters: { readonly kind?: readonly string[] };
};

/** Pages of that name come before all pages that mention it; a search for the price finds where it is explained. */
export const pagefindOptions = { ranking: { metaWeights: { name: 50, topic: 20 } } };
