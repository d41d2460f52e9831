import type { Point } from './point.ts';
import { simplify } from './simplify.ts';
import { smoothRing } from './smooth-ring.ts';

/** Points written as in an SVG: `0,0 5,10`. */
const points = (text: string) =>
  text.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

test('points on a straight line are dropped; ends, corners and bumps higher than the tolerance are kept', () => {
  const line = points('0,0 5,0.1 10,0 12,5 10,10');
  expect(simplify(line, 0.5)).toEqual(points('0,0 10,0 12,5 10,10'));
});

test('a ring runs through its edge midpoints and closes; fewer than three points yield an empty path', () => {
  expect(smoothRing(points('0,0 10,0 10,10 0,10'))).toBe('M0 5q0 -5 5 -5 5 0 5 5 0 5 -5 5 -5 0 -5 -5z');
  expect(smoothRing(points('0,0 10,0'))).toBe('');
});
