import { findLongTitles } from './find-long-titles.ts';
import { linesOf } from './testing/lines-of.ts';

const company = { en: { brand: 'Tamarack IT' }, fr: { brand: 'Tamarack Informatique' } };
const page = (title: string) => ({ en: { title, keywords: ['IT services'] } });

test('a title and the brand together fill 60 characters', () => {
  expect(findLongTitles('cities/x.yaml', page('t'.repeat(46)), company)).toEqual([]);
});

test('one character more is a mistake that names the brand', () => {
  const title = 't'.repeat(47);
  expect(linesOf(findLongTitles('cities/x.yaml', page(title), company))).toEqual([
    `content/cities/x.yaml  en.title  expected at most 46 characters, because " | Tamarack IT" is added; found 47: "${title}"`,
  ]);
});

test('legal pages have their title at the top of the file', () => {
  const mistakes = findLongTitles('legal/x.md', page('t'.repeat(47)).en, company);
  expect(mistakes.map(({ field }) => field)).toEqual(['title']);
});

test('a title that is no page’s title may be longer', () => {
  expect(findLongTitles('contact.yaml', { en: { title: 't'.repeat(80) } }, company)).toEqual([]);
});

test('a French title stands before the French brand', () => {
  const french = { fr: page('t'.repeat(40)).en };
  expect(linesOf(findLongTitles('cities/x.yaml', french, company))).toEqual([
    expect.stringContaining('fr.title  expected at most 36 characters, because " | Tamarack Informatique"'),
  ]);
});
