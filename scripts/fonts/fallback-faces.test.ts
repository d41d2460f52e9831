import { groupByScale, unicodeRange } from './fallback-faces.ts';

const frequency = { a: 50, b: 30, i: 20 };

test('one group gets the scale of an average line', () => {
  const [group, ...others] = groupByScale(
    { a: 0.5, b: 0.6, i: 0.2 },
    [{ a: 1, b: 1.2, i: 0.4 }],
    frequency,
    1,
  );
  expect(others).toEqual([]);
  expect(group?.scales[0]).toBeCloseTo(0.5);
  expect(group?.characters.toSorted()).toEqual(['a', 'b', 'i']);
});

test('glyphs with similar ratios share a group; the most frequent group is first', () => {
  const groups = groupByScale({ a: 0.5, b: 0.6, i: 0.4 }, [{ a: 0.5, b: 0.6, i: 0.2 }], frequency, 2);
  expect(groups.map(({ characters }) => characters)).toEqual([['a', 'b'], ['i']]);
  expect(groups[0]?.scales[0]).toBeCloseTo(1);
  expect(groups[1]?.scales[0]).toBeCloseTo(2);
});

test('fallbacks share groups and have separate scales', () => {
  const fallbacks = [
    { a: 0.5, b: 0.6, i: 0.2 },
    { a: 1, b: 1.2, i: 0.8 },
  ];
  const groups = groupByScale({ a: 0.5, b: 0.6, i: 0.4 }, fallbacks, frequency, 2);
  expect(groups.map(({ characters }) => characters)).toEqual([['a', 'b'], ['i']]);
  expect(groups.map(({ scales }) => scales.map((scale) => Math.round(scale * 10) / 10))).toEqual([
    [1, 0.5],
    [2, 0.5],
  ]);
});

test('skips characters that a face lacks', () => {
  const groups = groupByScale({ a: 0.5 }, [{ a: 0.5, b: 0.6 }], frequency, 2);
  expect(groups.flatMap(({ characters }) => characters)).toEqual(['a']);
});

test('a range may span characters that are in neither list', () => {
  expect(unicodeRange(['a', 'c', 'b', 'é'], [])).toBe('U+61-E9');
  expect(unicodeRange(['a', 'c', 'b', 'é'], ['m'])).toBe('U+61-63,U+E9');
});
