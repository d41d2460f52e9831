import { parseFoundPage, parseMatches } from './parse-pagefind.ts';

const shown = {
  url: '/contact',
  meta: { title: 'Talk to a person' },
  excerpt: 'Call <mark>us</mark>.',
  content: 'Talk to a person. Call us.',
  locations: [5],
  filters: { kind: ['guides'] },
};

test('a page has its address, title, excerpt, kind and matched words', () => {
  expect(parseFoundPage(shown)).toEqual({
    url: '/contact',
    title: 'Talk to a person',
    excerpt: 'Call <mark>us</mark>.',
    kind: 'guides',
    found: ['us.'],
  });
});

test('a page without a known kind has none', () => {
  expect(parseFoundPage({ ...shown, filters: {} }).kind).toBeUndefined();
  expect(parseFoundPage({ ...shown, filters: { kind: ['towns'] } }).kind).toBeUndefined();
});

test('ignores a match position beyond the text', () => {
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
])('rejects other page data: %j', (value) => {
  expect(() => parseFoundPage(value)).toThrow('Unexpected format');
});

test('search results have the ids of the pages and counts by kind', () => {
  const response = {
    results: [{ data: 'a', score: 2 }, { data: 'b' }],
    filters: { kind: { guides: 2 } },
    timings: {},
  };
  expect(parseMatches(response)).toEqual({ pages: ['a', 'b'], counts: { guides: 2 } });
});

test('search results without filters have no counts', () => {
  expect(parseMatches({ results: [], filters: {} })).toEqual({ pages: [], counts: {} });
});

test.each([
  null,
  { filters: {} },
  { results: [] },
  { results: {}, filters: {} },
  { results: [{ data: () => {} }], filters: {} },
  { results: [null], filters: {} },
  { results: ['a'], filters: {} },
  { results: [], filters: null },
  { results: [], filters: { kind: null } },
  { results: [], filters: { kind: { guides: '2' } } },
])('rejects other search results: %j', (value) => {
  expect(() => parseMatches(value)).toThrow('Unexpected format');
});
