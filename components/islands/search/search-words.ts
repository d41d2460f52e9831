import type { Counted } from '@/lib/i18n/fill-count';
import type { SearchKind } from '@/lib/search/search-kinds';

/** The texts of search, with the names of the kinds and the lists of words. */
export type SearchWords = {
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly count: Counted;
  readonly busy: string;
  readonly failed: string;
  readonly none: string;
  readonly noneOfKind: string;
  readonly noneText: string;
  readonly more: string;
  readonly filter: string;
  readonly all: string;
  readonly sheet: string;
  readonly sheetFound: string;
  readonly sheetLength: string;
  readonly sheetDigits: string;
  readonly kinds: Readonly<Record<SearchKind, string>>;
};
