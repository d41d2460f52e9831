import { formatAngle } from './format-angle.ts';
import { placeOnProfile } from './height-profile.ts';
import { directionFrom, kilometresFrom } from './kilometres-from.ts';

test.each([
  [44.65, ['N', 'S'], '44°39′N'],
  [-63.58, ['E', 'W'], '63°35′W'],
  [-0.01, ['E', 'W'], '0°01′W'],
  [49.9999, ['N', 'S'], '50°00′N'],
] as const)('formats %f to the minute', (degrees, signs, written) => {
  expect(formatAngle(degrees, signs)).toBe(written);
});

test('a degree of longitude is shorter than one of latitude', () => {
  const from = { latitude: 51.04, longitude: -114.07 };
  const { north, east } = kilometresFrom(from, { latitude: 52.04, longitude: -113.07 });
  expect([Math.round(north), Math.round(east)]).toEqual([111, 70]);
});

test('the direction is where a city mainly lies, not who comes next from west to east', () => {
  const calgary = { latitude: 51.04, longitude: -114.07 };
  const edmonton = { latitude: 53.55, longitude: -113.49 };
  const saskatoon = { latitude: 52.13, longitude: -106.67 };
  const pairs = [
    directionFrom(calgary, edmonton),
    directionFrom(edmonton, calgary),
    directionFrom(edmonton, saskatoon),
    directionFrom(saskatoon, edmonton),
  ];
  expect(pairs).toEqual(['north', 'south', 'east', 'west']);
});

test('the profile runs from Vancouver to Halifax; a city that it does not name stands between its neighbours', () => {
  const cities = [
    { slug: 'vancouver', longitude: -123.1 },
    { slug: 'calgary', longitude: -114.1 },
    { slug: 'montreal', longitude: -73.6 },
    { slug: 'halifax', longitude: -63.6 },
  ];
  const place = (slug: string, longitude = 0) => placeOnProfile({ slug, longitude }, cities);
  expect([place('vancouver').x, place('halifax').x]).toEqual([0, 100]);
  const [calgary, kelowna] = [place('calgary'), place('kelowna', -119.5)];
  expect([calgary.metres, kelowna.metres]).toEqual([1045, undefined]);
  expect(calgary.y).toBeLessThan(place('montreal').y);
  expect(kelowna.x).toBeGreaterThan(0);
  expect(kelowna.x).toBeLessThan(calgary.x);
  expect(kelowna.y).toBeLessThan(place('vancouver').y);
  expect([place('victoria', -123.4).x, place('sydney', -60.2).x]).toEqual([0, 100]);
});
