import { bodyWords, judgeOwnText, ownShares } from './own-text.ts';

const page = (slug: string, text: string) => ({ slug, words: text.split(' ') });

test('a word is shared when another page has it in the same run of five', () => {
  // Of eight words, 1 to 5 stand in the run that both have.
  expect(ownShares([page('a', '1 2 3 4 5 a b c'), page('b', '0 1 2 3 4 5')])).toEqual([
    { slug: 'a', share: 3 / 8 },
    { slug: 'b', share: 1 / 6 },
  ]);
});

test('the body has no links, call or form, and one word for every city', () => {
  const section = (id: string) => `<section aria-labelledby="${id}"><h2 id="${id}">Same</h2></section>`;
  const html = `<main><h1>Clinics in Halifax</h1>${['related', 'call-title', 'contact-title'].map(section).join('')}</main>`;
  expect(bodyWords(html, ['Halifax', 'Ottawa'])).toEqual(['clinics', 'in', 'city']);
});

test('names the mean and each page with too little text of its own', () => {
  const pages = [page('a', '1 2 3 4 5 a'), page('b', '1 2 3 4 5 b c d e f g h i j k')];
  expect(judgeOwnText('fr', pages).failures).toEqual([
    'fr: the mean of own text is 41.7%, at least 60.0%',
    'fr: a has 16.7% own text, at least 50.0%',
  ]);
});
