import { slowdownFor } from './slowdown.ts';

test.each([
  ['the reference', 2850, 4],
  ['half as fast', 1425, 2],
  ['slower than the phone', 500, 1],
  ['faster than the reference, which is slowed down no further', 4000, 4],
])('a machine that is %s', (_, benchmarkIndex, slowdown) => {
  expect(slowdownFor(benchmarkIndex)).toBe(slowdown);
});
