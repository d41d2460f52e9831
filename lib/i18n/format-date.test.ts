import { formatDate, formatMonth } from './format-date.ts';

test('formats dates, with an ordinal for the first of a month in French', () => {
  expect(formatDate('en', '2023-05-01')).toBe('May 1, 2023');
  expect(formatDate('fr', '2023-05-01')).toBe('1er mai 2023');
  expect(formatDate('fr', '2026-11-22')).toBe('22 novembre 2026');
  expect(formatDate('fr', '2026-11-11')).toBe('11 novembre 2026');
});

test('formats months', () => {
  expect(formatMonth('en', '2026-11-22')).toBe('November 2026');
  expect(formatMonth('fr', '2026-08-01')).toBe('août 2026');
});
