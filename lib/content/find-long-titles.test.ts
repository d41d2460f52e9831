import { findLongTitles } from './find-long-titles.ts';
import { linesOf } from './testing/lines-of.ts';

const page = (title: string) => ({ en: { title, keywords: ['IT services'] } });

test('a title and the brand together fill 60 characters', () => {
  expect(findLongTitles('cities/x.yaml', page('t'.repeat(46)), 'Tamarack IT')).toEqual([]);
});

test('one character more is a mistake that names the brand', () => {
  const title = 't'.repeat(47);
  expect(linesOf(findLongTitles('cities/x.yaml', page(title), 'Tamarack IT'))).toEqual([
    `content/cities/x.yaml  en.title  expected at most 46 characters, because " | Tamarack IT" is added; found 47: "${title}"`,
  ]);
});

test('legal pages have their title at the top of the file', () => {
  const mistakes = findLongTitles('legal/x.md', page('t'.repeat(47)).en, 'Tamarack IT');
  expect(mistakes.map(({ field }) => field)).toEqual(['title']);
});

test('a title that is no page’s title may be longer', () => {
  expect(findLongTitles('contact.yaml', { en: { title: 't'.repeat(80) } }, 'Tamarack IT')).toEqual([]);
});
