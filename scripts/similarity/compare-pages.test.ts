import { comparePages } from './compare-pages.ts';

const page = (slug: string, text: string) => ({ slug, words: text.split(' ') });

test('pages with the same words have a similarity of 1', () => {
  const { median, pairs } = comparePages([page('a', '1 2 3 4 5 6'), page('b', '1 2 3 4 5 6')]);
  expect(median).toBe(1);
  expect(pairs).toEqual([{ a: 'a', b: 'b', similarity: 1 }]);
});

test('similarity is the share of five-word runs that both pages have', () => {
  // 12345 23456 34567 against 12345 23456 34568: two of four.
  const { pairs } = comparePages([page('a', '1 2 3 4 5 6 7'), page('b', '1 2 3 4 5 6 8')]);
  expect(pairs[0]?.similarity).toBe(0.5);
});

test('the same words in another order have a similarity of 0', () => {
  expect(comparePages([page('a', '1 2 3 4 5'), page('b', '5 4 3 2 1')]).median).toBe(0);
});

test('the most similar pair comes first, and the median is that of all pairs', () => {
  const { median, pairs } = comparePages([
    page('a', '1 2 3 4 5 6'),
    page('b', '1 2 3 4 5 6'),
    page('c', '1 2 3 4 5 9'),
  ]);
  expect(pairs.map(({ a, b }) => a + b)).toEqual(['ab', 'ac', 'bc']);
  expect(median).toBeCloseTo(1 / 3);
});

test('the median of an even number of pairs is the mean of the two in the middle', () => {
  const { median, pairs } = comparePages([
    page('a', '1 2 3 4 5 6'),
    page('b', '1 2 3 4 5 6'),
    page('c', '1 2 3 4 5 9'),
    page('d', 'a b c d e f'),
  ]);
  expect(pairs).toHaveLength(6);
  // 1, 1/3, 1/3, 0, 0, 0
  expect(median).toBeCloseTo(1 / 6);
});

test('a single page throws', () => {
  expect(() => comparePages([page('a', '1')])).toThrow(RangeError);
});
