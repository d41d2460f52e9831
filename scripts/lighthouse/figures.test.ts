import { type Figures, medianOf } from './figures.ts';

const figures = (seo: number, fcp: number): Figures => ({
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo,
  fcp,
  lcp: 1080,
  speedIndex: 820,
  tbt: 0,
  cls: 0,
  bytes: 0,
  requests: 0,
  benchmarkIndex: 2850,
});

test('each figure is the median of all runs, whichever run it comes from', () => {
  expect(medianOf([figures(90, 700), figures(100, 600), figures(80, 800)])).toEqual(figures(90, 700));
  expect(medianOf([figures(90, 600), figures(100, 700), figures(80, 800)])).toEqual(figures(90, 700));
});
