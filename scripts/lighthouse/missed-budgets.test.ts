import type { Figures } from './figures.ts';
import { missedBudgets } from './missed-budgets.ts';

const best: Figures = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  fcp: 720,
  lcp: 1080,
  speedIndex: 820,
  tbt: 0,
  cls: 0,
  bytes: 0,
  requests: 0,
  benchmarkIndex: 2850,
};

test('a page at its limits misses no budget', () => {
  expect(missedBudgets(best, 'service')).toEqual([]);
  expect(missedBudgets({ ...best, fcp: 800, lcp: 1150, speedIndex: 900 }, 'home')).toEqual([]);
});

test.each<[Partial<Figures>, string]>([
  [{ seo: 99 }, 'seo 99'],
  [{ fcp: 721 }, 'FCP 721 ms'],
  [{ lcp: 1081 }, 'LCP 1081 ms'],
  [{ speedIndex: 821 }, 'speed index 821 ms'],
  [{ tbt: 1 }, 'TBT 1 ms'],
  [{ cls: 0.001 }, 'CLS 0.001'],
])('a page with %j misses its budget', (worse, missed) => {
  expect(missedBudgets({ ...best, ...worse }, 'service')).toEqual([missed]);
});
