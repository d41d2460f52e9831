import { type Figures, scoreNames } from './figures.ts';

/** Longest times in milliseconds, on a first visit as on any other. */
const budgets = { fcp: 720, lcp: 1080, speedIndexAfterFcp: 100, tbt: 0 };
/** Home has the most text: its HTML takes two round trips. */
const homeBudgets: typeof budgets = { ...budgets, fcp: 800, lcp: 1150 };

/** Lists the budgets that a page misses, with its figures. Any score below 100 counts. For simulated throttling only. */
export function missedBudgets(figures: Figures, kind: string): string[] {
  const { fcp, lcp, speedIndex, tbt, cls } = figures;
  const most = kind === 'home' ? homeBudgets : budgets;
  const over = (name: string, time: number, limit: number) =>
    Math.round(time) > limit ? [`${name} ${Math.round(time)} ms`] : [];
  return [
    ...scoreNames.flatMap((name) => (figures[name] < 100 ? [`${name} ${figures[name]}`] : [])),
    ...over('FCP', fcp, most.fcp),
    ...over('LCP', lcp, most.lcp),
    ...over('speed index', speedIndex, Math.round(fcp) + most.speedIndexAfterFcp),
    ...over('TBT', tbt, most.tbt),
    ...(cls > 0 ? [`CLS ${cls.toFixed(3)}`] : []),
  ];
}
