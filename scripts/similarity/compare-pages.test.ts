import { comparePages } from './compare-pages.ts';

const page = (slug: string, text: string) => ({ slug, words: text.split(' ') });

test.each([
  ['the same words', '1 2 3 4 5 6', '1 2 3 4 5 6', 1],
  // 12345 23456 34567 against 12345 23456 34568: two of four.
  ['two runs of five words of four', '1 2 3 4 5 6 7', '1 2 3 4 5 6 8', 0.5],
  ['the same words in another order', '1 2 3 4 5', '5 4 3 2 1', 0],
])('pages with %s have their share as similarity', (_, first, second, similarity) => {
  const { median, pairs } = comparePages([page('a', first), page('b', second)]);
  expect([median, pairs]).toEqual([similarity, [{ a: 'a', b: 'b', similarity }]]);
});

test('the most similar pair comes first, and the median is that of all pairs', () => {
  const three = [page('a', '1 2 3 4 5 6'), page('b', '1 2 3 4 5 6'), page('c', '1 2 3 4 5 9')];
  const { median, pairs } = comparePages(three);
  expect(pairs.map(({ a, b }) => a + b)).toEqual(['ab', 'ac', 'bc']);
  expect(median).toBeCloseTo(1 / 3);
  // 1, 1/3, 1/3, 0, 0, 0
  expect(comparePages([...three, page('d', 'a b c d e f')]).median).toBeCloseTo(1 / 6);
});

test('a single page throws', () => {
  expect(() => comparePages([page('a', '1')])).toThrow(RangeError);
});
