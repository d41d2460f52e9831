import { findLongTitles } from './find-long-titles.ts';
import { linesOf } from './testing/lines-of.ts';

const company = { en: { brand: 'Tamarack IT' }, fr: { brand: 'Tamarack Informatique' } };
const page = (title: string) => ({ en: { title, keywords: ['IT services'] } });

test('accepts a title that fills 60 characters with the brand', () => {
  expect(findLongTitles('cities/x.yaml', page('t'.repeat(46)), company)).toEqual([]);
});

test('reports a title one character longer, with the brand', () => {
  const title = 't'.repeat(47);
  expect(linesOf(findLongTitles('cities/x.yaml', page(title), company))).toEqual([
    `content/cities/x.yaml  en.title  expected at most 46 characters, because " | Tamarack IT" is added; found 47: "${title}"`,
  ]);
});

test('checks the top-level title of legal pages', () => {
  const mistakes = findLongTitles('legal/x.md', page('t'.repeat(47)).en, company);
  expect(mistakes.map(({ field }) => field)).toEqual(['title']);
});

test('ignores titles that are not page titles', () => {
  expect(findLongTitles('contact.yaml', { en: { title: 't'.repeat(80) } }, company)).toEqual([]);
});

test('appends the French brand to a French title', () => {
  const french = { fr: page('t'.repeat(40)).en };
  expect(linesOf(findLongTitles('cities/x.yaml', french, company))).toEqual([
    expect.stringContaining('fr.title  expected at most 36 characters, because " | Tamarack Informatique"'),
  ]);
});
