import { placeOnProfile } from './height-profile.ts';

const cities = [
  { slug: 'vancouver', longitude: -123.1 },
  { slug: 'calgary', longitude: -114.1 },
  { slug: 'montreal', longitude: -73.6 },
  { slug: 'halifax', longitude: -63.6 },
];
const place = (slug: string, longitude = 0) => placeOnProfile({ slug, longitude }, cities);

test('the profile runs from Vancouver at the left edge to Halifax at the right', () => {
  expect(place('vancouver').x).toBe(0);
  expect(place('halifax').x).toBe(100);
});

test('a higher city is further up', () => {
  expect(place('calgary').metres).toBe(1045);
  expect(place('calgary').y).toBeLessThan(place('montreal').y);
});

test('a city that the route does not name stands between its neighbours, without a height', () => {
  const kelowna = place('kelowna', -119.5);
  expect(kelowna.x).toBeGreaterThan(0);
  expect(kelowna.x).toBeLessThan(place('calgary').x);
  expect(kelowna.y).toBeLessThan(place('vancouver').y);
  expect(kelowna.metres).toBeUndefined();
  expect(place('victoria', -123.4).x).toBe(0);
  expect(place('sydney', -60.2).x).toBe(100);
});
