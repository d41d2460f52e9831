import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { nearbyCities } from './nearby-cities';
import { manyCitiesContent } from './testing/many-cities-content';

jest.mock('@/lib/content/content-in');
jest.mock('@/lib/pages/href-of', () => ({ hrefOf: (...names: string[]) => names.join('/') }));

const { contentIn: own } = jest.requireActual<{ contentIn: typeof contentIn }>('@/lib/content/content-in');

test.each([
  [1, []],
  [3, ['City 1', 'City 3']],
  [6, ['City 1', 'City 3', 'City 4']],
])('of %i cities in a province, the others are named, at most three', (count, names) => {
  const content = manyCitiesContent(own('en'), count);
  jest.mocked(contentIn).mockReturnValue(content);
  const from = getEntry(content.cities, count === 1 ? 'city-1' : 'city-2');
  expect(nearbyCities('en', from).map(({ title }) => title)).toEqual(names);
});

test('their descriptions are cut as an excerpt of 120 characters', () => {
  const content = manyCitiesContent(own('en'), 2);
  for (const city of content.cities) city.description = `${'x'.repeat(120)}y`;
  jest.mocked(contentIn).mockReturnValue(content);
  const [near] = nearbyCities('en', getEntry(content.cities, 'city-1'));
  expect(near?.text).toBe(`${'x'.repeat(120)}…`);
});

test('cities of other provinces are not near', () => {
  jest.mocked(contentIn).mockReturnValue(own('en'));
  expect(nearbyCities('en', getEntry(own('en').cities, 'halifax'))).toEqual([]);
});
