import type { weighPage } from '../scripts/postbuild/page-weight.ts';

type Weight = ReturnType<typeof weighPage>;

/** The kinds of page with the most text. Home has a size of its own. */
export const longKinds: readonly string[] = [
  'service',
  // What a city asks of IT is its own text, with its sources.
  'city',
  'service in a city',
  'service for an industry',
  'industry in a city',
];

export type Budget = {
  name: string;
  of: (weight: Weight) => number;
  /** In bytes as sent. French texts are a fifth longer, of which a twelfth remains after compression. */
  home: number;
  long: number;
  other: number;
  /** Whether French pages may have a twelfth more. */
  grows?: boolean;
  /** What a visitor would notice beyond it. */
  beyond: string;
};

/**
 * What pages may weigh: well above what they have (`PRINT_BUDGETS=1 npx playwright test budgets`). Whoever needs bytes for
 * something that the specification, a reader or a screen reader needs takes them and raises the number in the same commit.
 */
export const budgets: readonly Budget[] = [
  {
    name: 'HTML with its style sheet',
    of: ({ html }) => html,
    home: 29_600,
    long: 19_200,
    other: 15_000,
    grows: true,
    beyond: 'another round trip before the first text: a tenth of a second on a mobile network',
  },
  {
    name: 'style sheet in the page',
    of: ({ css }) => css,
    home: 10_500,
    long: 8500,
    other: 8500,
    beyond: 'text starts in a later packet of the same page',
  },
  {
    name: 'fonts',
    of: ({ fonts }) => fonts,
    home: 48_000,
    long: 48_000,
    other: 48_000,
    beyond: 'the fallback font shows a quarter of a second longer on slow 4G',
  },
  {
    name: 'boot script',
    of: ({ boot }) => boot,
    home: 2700,
    long: 2700,
    other: 2700,
    beyond: 'nothing by itself; it runs on every page, so growth means work before the first press',
  },
  {
    name: 'style sheet in the boot script',
    of: ({ laterCss }) => laterCss,
    home: 4200,
    long: 4200,
    other: 4200,
    beyond: 'panels opened in the first moment lack their styles a little longer',
  },
  {
    name: 'all scripts after hydration',
    of: ({ boot, scripts }) => boot + scripts,
    home: 146_000,
    long: 146_000,
    other: 146_000,
    beyond: 'the first press answers a tenth of a second later on slow 4G',
  },
  {
    name: 'deferred style sheet',
    of: ({ deferredCss }) => deferredCss,
    home: 18_800,
    long: 18_800,
    other: 18_800,
    beyond: 'the first opened toast or result waits for one more round trip',
  },
  {
    name: 'hydration data',
    of: ({ data }) => data,
    home: 28_000,
    long: 14_900,
    other: 14_900,
    grows: true,
    beyond: 'the first press waits for one more round trip',
  },
];

/** French texts are a fifth longer, of which a twelfth remains after compression. */
const growth = { en: 1, fr: 1.085 };

/** @returns the most bytes that a page may have of it */
export function limitOf(budget: Budget, kind: string, language: 'en' | 'fr'): number {
  const limit = kind === 'home' ? budget.home : longKinds.includes(kind) ? budget.long : budget.other;
  return Math.round(limit * (budget.grows ? growth[language] : 1));
}
