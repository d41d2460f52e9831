import { judgePages } from './judge-pages.ts';

/** A page with `shared` words that every page has, followed by `own` words that no other page has. */
const page = (slug: string, shared: number, own: number) => ({
  slug,
  words: [
    ...Array.from({ length: shared }, (_, index) => `shared-${index}`),
    ...Array.from({ length: own }, (_, index) => `${slug}-${index}`),
  ],
});

test('pages that share little pass', () => {
  const { failures, shortest } = judgePages('fr service-city', [page('a', 100, 501), page('b', 100, 500)]);
  expect(failures).toEqual([]);
  expect(shortest.slug).toBe('b');
});

test('a median past the limit fails, in French as in English', () => {
  const pages = [page('a', 120, 400), page('b', 120, 400)];
  expect(judgePages('fr service-city', pages).failures).toEqual([
    'fr service-city: the median is 0.127, at most 0.12',
  ]);
  expect(judgePages('en service-city', pages).failures).toHaveLength(1);
});

test('two nearly equal pages fail, however different the others are', () => {
  const alike = [page('a', 400, 100), page('b', 400, 100)];
  const others = ['c', 'd', 'e'].map((slug) => page(slug, 0, 500));
  expect(judgePages('en city-industry', [...alike, ...others]).failures).toEqual([
    'en city-industry: 1 pairs are more alike than 0.3',
  ]);
});

test('a page that is too short fails by name', () => {
  expect(judgePages('en service-industry', [page('a', 0, 449), page('b', 0, 450)]).failures).toEqual([
    'en service-industry: a has 449 words, at least 450',
  ]);
});
