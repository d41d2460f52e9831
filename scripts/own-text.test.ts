import { bodyWords, judgeOwnText, ownShares } from './own-text.ts';

const page = (slug: string, text: string) => ({ slug, words: text.split(' ') });

/** A page with `shared` words that every page has, followed by `own` words that no other page has. */
const long = (slug: string, shared: number, own: number) => ({
  slug,
  words: [
    ...Array.from({ length: shared }, (_, index) => `shared-${index}`),
    ...Array.from({ length: own }, (_, index) => `${slug}-${index}`),
  ],
});

test('a word is shared when another page has it in the same run of five', () => {
  // Of eight words, 1 to 5 stand in the run that both have.
  expect(ownShares([page('a', '1 2 3 4 5 a b c'), page('b', '0 1 2 3 4 5')])).toEqual([
    { slug: 'a', share: 3 / 8 },
    { slug: 'b', share: 1 / 6 },
  ]);
});

test('the body has no scripts, links, call or form, and one word for every city', () => {
  const section = (id: string) => `<section aria-labelledby="${id}"><h2 id="${id}">Same</h2></section>`;
  const html = `<nav>Menu</nav><main><script>{}</script><h1>Clinics in Halifax</h1><dl><dt>Phone</dt><dd>24<!-- -->7</dd></dl>${['related', 'call-title', 'contact-title'].map(section).join('')}</main>`;
  expect(bodyWords(html, ['Halifax', 'Ottawa'])).toEqual(['clinics', 'in', 'city', 'phone', '247']);
  expect(() => bodyWords('<p>Nothing</p>', [])).toThrow('<main>');
});

test('pages with enough text of their own pass', () => {
  expect(judgeOwnText('en', [long('a', 150, 300), long('b', 150, 301)]).failures).toEqual([]);
});

test('names the mean, each page with too little text of its own and each that is too short', () => {
  expect(judgeOwnText('fr', [long('a', 300, 200), long('b', 300, 310), long('c', 0, 449)]).failures).toEqual([
    'fr: a has 40.0% own text, at least 50.0%',
    'fr: c has 449 words, at least 450',
  ]);
  expect(judgeOwnText('fr', [long('a', 300, 200), long('b', 300, 310)]).failures[0]).toBe(
    'fr: the mean of own text is 45.4%, at least 60.0%',
  );
});
