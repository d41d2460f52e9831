import type { Figures } from './figures.ts';

/** The most that a page may take, and the least of the four scores, with simulated throttling. */
export function missedBudgets({ scores, fcp, lcp, tbt, cls }: Figures, visit: 'first' | 'next'): string[] {
  return [
    ...Object.entries(scores).flatMap(([name, score]) => (score < 100 ? [`${name} ${score}`] : [])),
    ...(fcp > 750 ? [`FCP ${Math.round(fcp)} ms`] : []),
    ...(lcp > 1100 ? [`LCP ${Math.round(lcp)} ms`] : []),
    ...(tbt > (visit === 'first' ? 70 : 0) ? [`TBT ${Math.round(tbt)} ms`] : []),
    ...(cls > 0 ? [`CLS ${cls.toFixed(3)}`] : []),
  ];
}
