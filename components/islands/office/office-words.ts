import type { Counted } from '@/lib/i18n/fill-count';

type Field = {
  readonly label: string;
  readonly hint: string;
  readonly fewer: string;
  readonly more: string;
  readonly count: Counted;
};

/** The texts of the counted office from `content/ui.yaml`. */
export type OfficeWords = {
  readonly people: Field;
  readonly servers: Field;
  readonly offices: Field;
  /** `{people}`, `{servers}` and `{offices}` stand for the counts. */
  readonly all: string;
  /** `{min}` and `{max}` stand for what a field accepts. */
  readonly range: string;
  /** `{count}` of them are in the picture. */
  readonly shown: string;
  readonly helped: string;
  readonly billTitle: string;
  /** What the bill says, with the same placeholders. */
  readonly bill: readonly { readonly item: string; readonly price: string }[];
  /** `{office}` stands for all counts. */
  readonly ask: string;
  /** The same on a page without script, which does not know the counts. */
  readonly askPlain: string;
  readonly message: string;
  readonly note: string;
  readonly noScript: string;
};
