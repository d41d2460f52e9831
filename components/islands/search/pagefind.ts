/** The parts of Pagefind's browser module that are used here. */
export type Pagefind = {
  options(options: { excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  /** Fetches the list of filters; before that, answers count nothing. */
  filters(): Promise<unknown>;
  search(term: string, options: { filters: { kind?: string } }): Promise<PagefindAnswer>;
};

type PagefindAnswer = {
  readonly results: readonly { readonly id: string; data(): Promise<PagefindPage> }[];
  /** How many pages there are with each value of a filter. */
  readonly filters: { readonly kind?: Readonly<Record<string, number>> };
};

type PagefindPage = {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly content: string;
  /** Which words of the content were found, counted from 0. */
  readonly locations: readonly number[];
  /** The words around them; they themselves stand in `<mark>`. */
  readonly excerpt: string;
};
