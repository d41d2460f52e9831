import { type Counted, fillCount } from '../i18n/fill-count.ts';
import type { Language } from '../i18n/languages.ts';

/** What is counted, in the order of the fields. */
export const officeParts = ['people', 'servers', 'offices'] as const;

type Part = (typeof officeParts)[number];
export type OfficeCount = Readonly<Record<Part, number>>;

/** How many a field accepts, and how many the picture has room for. */
export const officeLimits: Readonly<Record<Part, { min: number; max: number; drawn: number }>> = {
  people: { min: 1, max: 999, drawn: 250 },
  servers: { min: 0, max: 99, drawn: 24 },
  offices: { min: 0, max: 99, drawn: 12 },
};

/** A small firm, to start from. */
export const typicalOffice: OfficeCount = { people: 20, servers: 2, offices: 1 };

/** The whole number within the limits that is nearest to what was typed; undefined if that is no number. */
export function readCount(part: Part, typed: string): number | undefined {
  const number = typed.trim() === '' ? Number.NaN : Math.round(Number(typed));
  const { min, max } = officeLimits[part];
  return Number.isNaN(number) ? undefined : Math.min(max, Math.max(min, number));
}

/** `20 people`, `2 servers` and `1 office`, each in its plural form and on one line. */
export function describeOffice(
  language: Language,
  words: Readonly<Record<Part, { readonly count: Counted }>>,
  count: OfficeCount,
): Record<Part, string> {
  const describe = (part: Part) =>
    fillCount(language, words[part].count, count[part]).replaceAll(' ', '\u00a0');
  return { people: describe('people'), servers: describe('servers'), offices: describe('offices') };
}
