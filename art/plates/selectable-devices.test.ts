import { schemes } from '../svg/schemes.ts';
import { isUnderDeviceName, selectableDevices } from './selectable-devices.ts';
import { watchDevices } from './watch-devices.ts';

test('no device lies under the name of a selectable device', () => {
  const free = watchDevices([430, 330], [], schemes.night, 40, isUnderDeviceName);
  const crowded = watchDevices([430, 330], [], schemes.night, 40);
  expect(placesIn(free)).toHaveLength(40);
  expect(placesIn(free).filter(isUnderDeviceName)).toEqual([]);
  expect(placesIn(crowded).filter(isUnderDeviceName).length).toBeGreaterThan(0);
});

test('a name starts next to its device, on the side away from the edge', () => {
  for (const {
    at: [x, y],
  } of selectableDevices) {
    const side = x > 430 ? -1 : 1;
    expect(isUnderDeviceName([x + 40 * side, y])).toBe(true);
  }
});

/** The centres of a drawing's dots, squares and rings. */
function placesIn(svg: string): (readonly [number, number])[] {
  const dots = [...svg.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const squares = [...svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)"/g)].map(
    ([, x, y]) => [Number(x) + 4, Number(y) + 4] as const,
  );
  return [...dots, ...squares];
}
