import { hoursSinceNoon, nightOutline } from './night-band.ts';

test.each([
  ['22:10', 1, 9 + 10 / 60],
  ['03:14', 1, 14 + 14 / 60],
  ['08:00', -3, 23],
])('%s in a city %i hours ahead of Toronto is %f hours after noon there', (time, ahead, hours) => {
  expect(hoursSinceNoon(time, ahead)).toBeCloseTo(hours);
});

test('the outline has a step between rows of different hours only, and its parallels lie inside it', () => {
  const rows = [
    [8, 24],
    [8, 24],
    [5, 21],
  ] as const;
  expect(nightOutline(rows, 0)).toBe(
    'M320 0V31C320 44.5 200 35.5 200 49V60H840V49C840 35.5 960 44.5 960 31V0Z',
  );
  expect(nightOutline(rows, 1)).toMatch(/^M360 0.*H800.*V0Z$/);
});
