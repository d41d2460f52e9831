import { directionFrom, kilometresFrom } from './kilometres-from.ts';

const calgary = { latitude: 51.04, longitude: -114.07 };
const edmonton = { latitude: 53.55, longitude: -113.49 };
const saskatoon = { latitude: 52.13, longitude: -106.67 };

test('a degree of longitude is shorter than one of latitude', () => {
  const { north, east } = kilometresFrom(calgary, { latitude: 52.04, longitude: -113.07 });
  expect([Math.round(north), Math.round(east)]).toEqual([111, 70]);
});

test('the direction is where a city mainly lies, not who comes next from west to east', () => {
  expect(directionFrom(calgary, edmonton)).toBe('north');
  expect(directionFrom(edmonton, calgary)).toBe('south');
  expect(directionFrom(edmonton, saskatoon)).toBe('east');
  expect(directionFrom(saskatoon, edmonton)).toBe('west');
});
