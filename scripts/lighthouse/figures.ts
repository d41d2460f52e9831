import { percentile } from '../measure/percentile.ts';

export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Audits in milliseconds; `cls` has no unit. */
const auditNames = ['fcp', 'lcp', 'speedIndex', 'tbt', 'cls'] as const;

/** `bytes` are those on the wire during the load; `benchmarkIndex` is the machine's speed during the run. */
const figureNames = [...scoreNames, ...auditNames, 'bytes', 'requests', 'benchmarkIndex'] as const;

/** Lighthouse's figures of a page. Scores are from 0 to 100. */
export type Figures = Record<(typeof figureNames)[number], number>;

/** The median of several runs, figure by figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  const medians = figureNames.map((name) => [
    name,
    percentile(
      runs.map((run) => run[name]),
      0.5,
    ),
  ]);
  return Object.fromEntries(medians);
}
