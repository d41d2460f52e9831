import type { Figures } from './figures.ts';

/** Milliseconds that a page may take at most, on a first visit as on any other. */
const budgets = { fcp: 720, lcp: 1080, speedIndexAfterFcp: 100, tbt: 0 };
/** Home says the most: it comes in two flights. */
const homeBudgets: typeof budgets = { ...budgets, fcp: 800, lcp: 1150 };

/** What a page of a kind misses of its budgets, and of the four scores, with simulated throttling. */
export function missedBudgets({ scores, fcp, lcp, speedIndex, tbt, cls }: Figures, kind: string): string[] {
  const most = kind === 'home' ? homeBudgets : budgets;
  const over = (name: string, time: number, limit: number) =>
    Math.round(time) > limit ? [`${name} ${Math.round(time)} ms`] : [];
  return [
    ...Object.entries(scores).flatMap(([name, score]) => (score < 100 ? [`${name} ${score}`] : [])),
    ...over('FCP', fcp, most.fcp),
    ...over('LCP', lcp, most.lcp),
    ...over('speed index', speedIndex, Math.round(fcp) + most.speedIndexAfterFcp),
    ...over('TBT', tbt, most.tbt),
    ...(cls > 0 ? [`CLS ${cls.toFixed(3)}`] : []),
  ];
}
