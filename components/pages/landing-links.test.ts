import { contentIn } from '@/lib/content/content-in';
import { serviceCityLinks } from './landing-links';
import { manyCitiesContent } from './testing/many-cities-content';

jest.mock('@/lib/content/content-in');
jest.mock('@/lib/pages/find-page', () => ({
  findPage: (_: string, __: string, slug: string) => ({ path: `/seo/${slug}` }),
}));

const { contentIn: realContentIn } = jest.requireActual<{ contentIn: typeof contentIn }>(
  '@/lib/content/content-in',
);

test.each([
  [10, 10, 0],
  [12, 12, 0],
  [13, 12, 1],
  [20, 12, 8],
])('of %i cities, %i are linked and %i are counted', (count, shown, more) => {
  jest.mocked(contentIn).mockReturnValue(manyCitiesContent(realContentIn('en'), count));
  const links = serviceCityLinks('en', 'cloud-solutions');
  expect(links.shown).toHaveLength(shown);
  expect(links.shown.at(-1)?.href).toBe(`/seo/cloud-solutions-city-${shown}`);
  expect(links.more).toBe(more);
});
