import { parseFoundPage } from './parse-found-page.ts';

const shown = {
  url: '/contact',
  meta: { title: 'Talk to a person' },
  excerpt: 'Call <mark>us</mark>.',
  content: 'Talk to a person. Call us.',
  locations: [5],
  filters: { kind: ['guides'] },
};

test('a page is its address, its title, an excerpt, its kind and the words that were found', () => {
  expect(parseFoundPage(shown)).toEqual({
    url: '/contact',
    title: 'Talk to a person',
    excerpt: 'Call <mark>us</mark>.',
    kind: 'guides',
    found: ['us.'],
  });
});

test('a page without a kind, or with one that nobody knows, has none', () => {
  expect(parseFoundPage({ ...shown, filters: {} }).kind).toBeUndefined();
  expect(parseFoundPage({ ...shown, filters: { kind: ['towns'] } }).kind).toBeUndefined();
});

test('a place beyond the text finds nothing', () => {
  expect(parseFoundPage({ ...shown, locations: [99] }).found).toEqual([]);
});

test.each([
  null,
  'page',
  { ...shown, url: undefined },
  { ...shown, excerpt: 1 },
  { ...shown, content: null },
  { ...shown, meta: null },
  { ...shown, meta: {} },
  { ...shown, locations: '5' },
  { ...shown, locations: ['5'] },
  { ...shown, locations: [5, '6'] },
  { ...shown, meta: 'title' },
  { ...shown, filters: null },
  { ...shown, filters: { kind: 'guides' } },
  { ...shown, filters: { kind: [1] } },
])('anything else is refused: %j', (value) => {
  expect(() => parseFoundPage(value)).toThrow('another way');
});
