import { fillCount, formatNumber } from './fill-count.ts';

const results = { one: '{count} résultat pour {term}', other: '{count} résultats pour {term}' };

test.each([
  [0, '0 résultat pour eau'],
  [1, '1 résultat pour eau'],
  [1.5, '1,5 résultat pour eau'],
  [2, '2 résultats pour eau'],
  [1_000_000, '1\u00a0000\u00a0000 résultats pour eau'],
])('picks the French plural form of %d', (count, text) => {
  expect(fillCount('fr', results, count, { term: 'eau' })).toBe(text);
});

test.each([
  [0, '0 results'],
  [1, '1 result'],
  [1234, '1,234 results'],
])('picks the English plural form of %d', (count, text) => {
  expect(fillCount('en', { one: '{count} result', other: '{count} results' }, count)).toBe(text);
});

test('formats numbers in the locale of the language', () => {
  expect(formatNumber('en', 4.9)).toBe('4.9');
  expect(formatNumber('fr', 4.9)).toBe('4,9');
  expect(formatNumber('fr', 1500)).toBe('1\u00a0500');
});
