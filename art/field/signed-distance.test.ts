import { valueAt } from './field.ts';
import { fillMask } from './fill-mask.ts';
import { gridOver } from './grid.ts';
import { signedDistance } from './signed-distance.ts';

const grid = gridOver({ x: 0, y: 0, width: 100, height: 100 }, 1, 0);
const square = fillMask(grid, [
  [
    [20, 20],
    [80, 20],
    [80, 80],
    [20, 80],
  ],
]);

test('the distance is positive inside a shape', () => {
  expect(valueAt(signedDistance(square), 50.5, 50.5)).toBeCloseTo(29.5);
});

test('the distance is negative outside a shape, diagonally too', () => {
  expect(valueAt(signedDistance(square), 10.5, 50.5)).toBeCloseTo(-9.5);
  expect(valueAt(signedDistance(square), 16.5, 15.5)).toBeCloseTo(0.5 - Math.hypot(4, 5));
});

test('a ring within a ring is a hole', () => {
  const hole: [number, number][] = [
    [40, 40],
    [60, 40],
    [60, 60],
    [40, 60],
  ];
  const frame: [number, number][] = [
    [20, 20],
    [80, 20],
    [80, 80],
    [20, 80],
  ];
  const ring = fillMask(grid, [frame, hole]);
  expect(ring.cells.reduce((sum, cell) => sum + cell, 0)).toBe(60 * 60 - 20 * 20);
});
