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
])('"%s" calls its page by name', (term, titles) => {
  expect(found(term)).toEqual(titles);
});

test('a page that has the name comes before those that only go by it', () => {
  const cities = [
    page('montreal', 'locations', 'Montréal', 'Québec'),
    page('quebec', 'locations', 'Québec', 'Québec'),
  ];
  expect(found('quebec', cities)).toEqual(['quebec', 'montreal']);
});

test('a whole name inside a longer term is enough', () => {
  expect(found('dentist near halifax')).toEqual(['halifax']);
  expect(found('ai for dentists')).toEqual(['ai']);
});

test('half a name inside a longer term is not', () => {
  expect(found('cloud prices')).toEqual([]);
});

test('accents and case make no difference', () => {
  expect(found('MONTREAL')).toEqual(['montreal']);
  expect(found('montréal')).toEqual(['montreal']);
  expect(found('resume', [page('cv', 'guides', 'Résumé')])).toEqual(['cv']);
});

test.each(['halifx', 'hallifax', 'halifex', 'haliafx'])('"%s", a slip of one letter, is forgiven', (term) => {
  expect(found(term)).toEqual(['halifax']);
});

test.each([
  ['two letters of which one is swapped, the other changed', 'haliqfx'],
  ['two letters of which one is changed, the other swapped', 'haliaqx'],
  ['a swap and another letter', 'haliafz'],
  ['two letters too many', 'hhallifax'],
])('%s are two slips', (_, term) => {
  expect(found(term)).toEqual([]);
});

test('a slip is forgiven from five letters on', () => {
  expect(found('cloxd solutions')).toEqual(['cloud']);
  expect(found('baxk', [page('bank', 'guides', 'Bank')])).toEqual([]);
});

test('two letters are enough', () => {
  expect(found('it', [page('it', 'guides', 'IT')])).toEqual(['it']);
});

test('two slips are not forgiven, nor one in a short word', () => {
  expect(found('helifex')).toEqual([]);
  expect(found('lew')).toEqual([]);
});

test('one letter is not a name, and neither is a sign', () => {
  expect(found('h')).toEqual([]);
  expect(found('…')).toEqual([]);
});

test('at most five pages are called', () => {
  const many = Array.from({ length: 8 }, (_, index) => page(`cloud ${index}`, 'guides', 'Cloud'));
  expect(found('cloud', many)).toHaveLength(5);
});
