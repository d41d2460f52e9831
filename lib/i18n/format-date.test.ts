import { formatDate, formatMonth } from './format-date.ts';

test('a day stands in the words of the language, the first of a month as an ordinal in French', () => {
  expect(formatDate('en', '2023-05-01')).toBe('May 1, 2023');
  expect(formatDate('fr', '2023-05-01')).toBe('1er mai 2023');
  expect(formatDate('fr', '2026-11-22')).toBe('22 novembre 2026');
  expect(formatDate('fr', '2026-11-11')).toBe('11 novembre 2026');
});

test('a month stands in the words of the language', () => {
  expect(formatMonth('en', '2026-11-22')).toBe('November 2026');
  expect(formatMonth('fr', '2026-08-01')).toBe('août 2026');
});
