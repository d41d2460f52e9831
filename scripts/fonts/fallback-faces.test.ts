import { groupByScale, unicodeRange } from './fallback-faces.ts';

const frequency = { a: 50, b: 30, i: 20 };

test('with one group, all glyphs get the scale that makes the average line as long', () => {
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

test('glyphs that differ alike share a group, the most used one first', () => {
  const groups = groupByScale({ a: 0.5, b: 0.6, i: 0.4 }, [{ a: 0.5, b: 0.6, i: 0.2 }], frequency, 2);
  expect(groups.map(({ characters }) => characters)).toEqual([['a', 'b'], ['i']]);
  expect(groups[0]?.scales[0]).toBeCloseTo(1);
  expect(groups[1]?.scales[0]).toBeCloseTo(2);
});

test('several fallbacks share their groups, each with scales of its own', () => {
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

test('a character that one of the faces lacks is in no group', () => {
  const groups = groupByScale({ a: 0.5 }, [{ a: 0.5, b: 0.6 }], frequency, 2);
  expect(groups.flatMap(({ characters }) => characters)).toEqual(['a']);
});

test('neighbours become a range, which may span what nobody claims', () => {
  expect(unicodeRange(['a', 'c', 'b', 'é'], [])).toBe('U+61-E9');
  expect(unicodeRange(['a', 'c', 'b', 'é'], ['m'])).toBe('U+61-63,U+E9');
});
