import { smoothRing } from './smooth-ring.ts';

test('a ring runs through its edge midpoints and closes', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  expect(smoothRing(square)).toBe('M0 5q0 -5 5 -5 5 0 5 5 0 5 -5 5 -5 0 -5 -5z');
});

test('fewer than three points yield an empty path', () => {
  const edge = [
    [0, 0],
    [10, 0],
  ] as const;
  expect(smoothRing(edge)).toBe('');
});
