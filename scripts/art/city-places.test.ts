import { cityWaters } from '../../art/cities/city-waters.ts';
import { localProjection } from '../../art/cities/local-projection.ts';
import { valueAt } from '../../art/field/field.ts';
import { readArtWords } from './read-art-words.ts';
import { readWaterMap } from './read-maps.ts';

const frame = { x: 0, y: 0, width: 1080, height: 1040 };
const { cities } = readArtWords('en');
const named = cities.map((city) => [city.slug, city] as const);

type City = (typeof cities)[number];

/** The places on water. */
function wetPlaces(city: City, names: City['names'] = city.names): string[] {
  const projection = localProjection(city.large, frame);
  const { grid, cells } = cityWaters(readWaterMap(city.slug), projection, frame, 2, 60).all;
  const water = { grid, values: Float64Array.from(cells) };
  return names
    .filter(({ kind, latitude, longitude }) => {
      const [x, y] = projection.place(latitude, longitude);
      return kind === 'place' && valueAt(water, x, y) > 0;
    })
    .map(({ name }) => name);
}

test.each(named)('on the map of %s every place is on land', (_, city) => {
  expect(city.names.filter(({ kind }) => kind === 'place').length).toBeGreaterThan(2);
  expect(wetPlaces(city)).toEqual([]);
});

test.each(named)('on the map around %s every place is on land', (_, city) => {
  expect(city.reach.names.filter(({ kind }) => kind === 'place').length).toBeGreaterThan(3);
  expect(wetPlaces({ ...city, large: { ...city.large, kilometres: 90 } }, city.reach.names)).toEqual([]);
});
