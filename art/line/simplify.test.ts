import { simplify } from './simplify.ts';

test('points on a straight line are dropped; ends and corners are kept', () => {
  expect(
    simplify(
      [
        [0, 0],
        [5, 0.1],
        [10, 0],
        [10, 10],
      ],
      0.5,
    ),
  ).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});

test('a bump higher than the tolerance is kept', () => {
  const bump = [
    [0, 0],
    [5, 2],
    [10, 0],
  ] as const;
  expect(simplify(bump, 1)).toHaveLength(3);
});
