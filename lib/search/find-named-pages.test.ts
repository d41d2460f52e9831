import { findNamedPages } from './find-named-pages.ts';
import type { NamedPage } from './named-page.ts';

const page = (title: string, kind: NamedPage['kind'], ...names: string[]): NamedPage => ({
  title,
  kind,
  path: `/${title}`,
  names,
});

const pages = [
  page('backup', 'services', 'Data Backup and Recovery'),
  page('cloud', 'services', 'Cloud Solutions'),
  page('halifax', 'locations', 'Halifax', 'Nova Scotia'),
  page('montreal', 'locations', 'Montréal'),
  page('legal', 'industries', 'Legal', 'law firms'),
  page('ai', 'services', 'AI'),
];

const found = (term: string, list = pages) => findNamedPages(term, list).map(({ title }) => title);

test.each([
  ['Halifax', ['halifax']],
  ['hali', ['halifax']],
  ['nova scotia', ['halifax']],
  ['law', ['legal']],
  ['recovery backup', ['backup']],
  ['backup rec', ['backup']],
])('"%s" finds its page', (term, titles) => {
  expect(found(term)).toEqual(titles);
});

test('a page’s own name ranks above an alias', () => {
  const cities = [
    page('montreal', 'locations', 'Montréal', 'Québec'),
    page('quebec', 'locations', 'Québec', 'Québec'),
  ];
  expect(found('quebec', cities)).toEqual(['quebec', 'montreal']);
});

test('a whole name within a longer term matches', () => {
  expect(found('dentist near halifax')).toEqual(['halifax']);
  expect(found('ai for dentists')).toEqual(['ai']);
});

test('part of a name within a longer term does not match', () => {
  expect(found('cloud prices')).toEqual([]);
});

test('ignores accents and case', () => {
  expect(found('MONTREAL')).toEqual(['montreal']);
  expect(found('montréal')).toEqual(['montreal']);
  expect(found('resume', [page('cv', 'guides', 'Résumé')])).toEqual(['cv']);
});

test.each(['halifx', 'hallifax', 'halifex', 'haliafx'])('allows the typo "%s"', (term) => {
  expect(found(term)).toEqual(['halifax']);
});

test.each([
  ['a swapped and a replaced letter', 'haliqfx'],
  ['a replaced and a swapped letter', 'haliaqx'],
  ['a transposition and a replaced letter', 'haliafz'],
  ['two inserted letters', 'hhallifax'],
])('rejects two typos: %s', (_, term) => {
  expect(found(term)).toEqual([]);
});

test('allows a typo from five letters on', () => {
  expect(found('cloxd solutions')).toEqual(['cloud']);
  expect(found('baxk', [page('bank', 'guides', 'Bank')])).toEqual([]);
});

test('a term needs two letters', () => {
  expect(found('it', [page('it', 'guides', 'IT')])).toEqual(['it']);
});

test('rejects two typos, and one in a short word', () => {
  expect(found('helifex')).toEqual([]);
  expect(found('lew')).toEqual([]);
});

test('a single letter or a punctuation mark finds nothing', () => {
  expect(found('h')).toEqual([]);
  expect(found('…')).toEqual([]);
});

test('finds at most five pages', () => {
  const many = Array.from({ length: 8 }, (_, index) => page(`cloud ${index}`, 'guides', 'Cloud'));
  expect(found('cloud', many)).toHaveLength(5);
});
