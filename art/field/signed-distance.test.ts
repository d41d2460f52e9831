import { valueAt } from './field.ts';
import { fillMask } from './fill-mask.ts';
import { gridOver } from './grid.ts';
import { signedDistance } from './signed-distance.ts';

const grid = gridOver({ x: 0, y: 0, width: 100, height: 100 }, 1, 0);
const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

test('the distance is positive inside a shape and negative outside, diagonally too', () => {
  const distance = signedDistance(fillMask(grid, [square(20, 80)]));
  expect(valueAt(distance, 50.5, 50.5)).toBeCloseTo(29.5);
  expect(valueAt(distance, 10.5, 50.5)).toBeCloseTo(-9.5);
  expect(valueAt(distance, 16.5, 15.5)).toBeCloseTo(0.5 - Math.hypot(4, 5));
});

test('a ring within a ring is a hole', () => {
  const ring = fillMask(grid, [square(20, 80), square(40, 60)]);
  expect(ring.cells.reduce((sum, cell) => sum + cell, 0)).toBe(60 * 60 - 20 * 20);
});
