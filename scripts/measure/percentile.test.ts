import { percentile } from './percentile.ts';

const upTo100 = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [0.5, 51],
  [0.99, 100],
  [1, 100],
])('share %d of the numbers 1 to 100 is %d', (share, value) => {
  expect(percentile(upTo100, share)).toBe(value);
});

test('the median of an odd number of values is the middle one, whatever their order', () => {
  expect(percentile([30, 10, 20], 0.5)).toBe(20);
});

test('no values have no percentile', () => {
  expect(percentile([], 0.5)).toBeNaN();
});
