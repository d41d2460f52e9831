import { schemes } from '../sheet/schemes.ts';
import { asked, isUnderName } from './asked-devices.ts';
import { watchDevices } from './watch-devices.ts';

test('no device lies where the name of one that can be asked is written', () => {
  const free = watchDevices([430, 330], [], schemes.night, 40, isUnderName);
  const crowded = watchDevices([430, 330], [], schemes.night, 40);
  expect(placesIn(free)).toHaveLength(40);
  expect(placesIn(free).filter(isUnderName)).toEqual([]);
  expect(placesIn(crowded).filter(isUnderName).length).toBeGreaterThan(0);
});

test('a name begins beside its device, at the side away from the edge', () => {
  for (const {
    at: [x, y],
  } of asked) {
    const side = x > 430 ? -1 : 1;
    expect(isUnderName([x + 40 * side, y])).toBe(true);
  }
});

/** The middles of the dots, squares and rings of a drawing. */
function placesIn(svg: string): (readonly [number, number])[] {
  const dots = [...svg.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const squares = [...svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)"/g)].map(
    ([, x, y]) => [Number(x) + 4, Number(y) + 4] as const,
  );
  return [...dots, ...squares];
}
