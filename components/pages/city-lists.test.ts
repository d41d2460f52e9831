import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { nearbyCities } from './city-lists';
import { manyCitiesContent } from './testing/many-cities-content';

jest.mock('@/lib/content/content-in');
jest.mock('@/lib/pages/href-of', () => ({ hrefOf: (...names: string[]) => names.join('/') }));

const { contentIn: realContentIn } = jest.requireActual<{ contentIn: typeof contentIn }>(
  '@/lib/content/content-in',
);

test.each([
  [1, []],
  [3, ['City 1', 'City 3']],
  [6, ['City 1', 'City 3', 'City 4']],
])('with %i cities in a province, at most three others are nearby', (count, names) => {
  const content = manyCitiesContent(realContentIn('en'), count);
  jest.mocked(contentIn).mockReturnValue(content);
  const from = getEntry(content.cities, count === 1 ? 'city-1' : 'city-2');
  expect(nearbyCities('en', from).map(({ title }) => title)).toEqual(names);
});

test('descriptions of nearby cities are cut to 120 characters', () => {
  const content = manyCitiesContent(realContentIn('en'), 2);
  for (const city of content.cities) city.description = `${'x'.repeat(120)}y`;
  jest.mocked(contentIn).mockReturnValue(content);
  const [nearby] = nearbyCities('en', getEntry(content.cities, 'city-1'));
  expect(nearby?.text).toBe(`${'x'.repeat(120)}…`);
});

test('cities in other provinces are not nearby', () => {
  jest.mocked(contentIn).mockReturnValue(realContentIn('en'));
  expect(nearbyCities('en', getEntry(realContentIn('en').cities, 'halifax'))).toEqual([]);
});
