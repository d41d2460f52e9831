import { contour } from './contour.ts';
import { gridOver } from './grid.ts';
import { sampleField } from './sample-field.ts';

const grid = gridOver({ x: 0, y: 0, width: 100, height: 100 }, 2, 20);
const contourOf = (height: (x: number, y: number) => number, level = 0) =>
  contour(sampleField(grid, height), level);

test('a hill yields one closed line that encloses its area', () => {
  const { line, fill } = contourOf((x, y) => 30 - Math.hypot(x - 50, y - 50));
  expect(line.match(/z/g)).toHaveLength(1);
  expect(fill).toBe(line);
});

test('a slope yields an open line that does not follow the border of the grid', () => {
  const { line, fill } = contourOf((x) => x - 50);
  expect(line).toMatch(/^M50 -\d+[Lq]/);
  expect(line).not.toContain('z');
  expect(fill).toContain('z');
});

test('a level above the maximum yields nothing', () => {
  expect(contourOf(() => 0, 5)).toEqual({ fill: '', line: '' });
});
