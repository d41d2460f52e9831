import type { Figures } from './figures.ts';
import { missedBudgets } from './missed-budgets.ts';

const perfect = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const best: Figures = {
  scores: perfect,
  fcp: 750,
  lcp: 1100,
  tbt: 0,
  cls: 0,
  bytes: 0,
  benchmarkIndex: 2850,
};

test('what is within the budgets misses none', () => {
  expect(missedBudgets(best, 'first')).toEqual([]);
  expect(missedBudgets({ ...best, tbt: 70 }, 'first')).toEqual([]);
});

test.each<[Partial<Figures>, string]>([
  [{ scores: { ...perfect, seo: 99 } }, 'seo 99'],
  [{ fcp: 751 }, 'FCP 751 ms'],
  [{ lcp: 1101 }, 'LCP 1101 ms'],
  [{ tbt: 71 }, 'TBT 71 ms'],
  [{ cls: 0.001 }, 'CLS 0.001'],
])('a first visit with %j misses its budget', (worse, missed) => {
  expect(missedBudgets({ ...best, ...worse }, 'first')).toEqual([missed]);
});

test('nothing blocks the next visit', () => {
  expect(missedBudgets({ ...best, tbt: 1 }, 'next')).toEqual(['TBT 1 ms']);
});
