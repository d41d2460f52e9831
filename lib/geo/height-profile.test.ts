import { heightProfile } from './height-profile.ts';

test('the ten cities run from Vancouver at the left edge to Halifax at the right', () => {
  const places = Object.values(heightProfile);
  expect(Object.keys(heightProfile)).toHaveLength(10);
  expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
  expect(heightProfile.vancouver?.x).toBe(0);
  expect(heightProfile.halifax?.x).toBe(100);
});

test('a higher city is further up', () => {
  expect(heightProfile.calgary?.metres).toBe(1045);
  expect(heightProfile.calgary?.y).toBeLessThan(heightProfile.montreal?.y ?? 0);
});
