import { readSearchWords } from './search-words.ts';

const lists = {
  small: ['how', 'much', 'does', 'it'],
  sameAs: { email: 'courriel', m365: 'Microsoft 365', howmuch: 'price', wifi: 'Wi-Fi' },
  names: ['Halifax', 'Legal'],
};
const words = (term: string) => readSearchWords(term, lists);
const typed = (term: string) => words(term).map(({ written }) => written[0]);

test('a slash between words separates them, and elisions are left out', () => {
  expect(typed('backup/restore 24/7')).toEqual(['backup', 'restore', '24/7']);
  expect(typed("l'hameçonnage")).toEqual(['hameçonnage']);
  expect(typed('… – /')).toEqual([]);
});

test('small words are no condition, unless there are no others', () => {
  expect(typed('Does it cost much?')).toEqual(['cost']);
  expect(typed('does it')).toEqual(['does', 'it']);
});

test('a word from habit also means what the pages say, in the plural and as two words, too', () => {
  expect(words('E-mails')[0]?.written).toEqual(['e-mails', 'courriel']);
  expect(typed('wi fi, M 365')).toEqual(['Wi-Fi', 'Microsoft 365']);
  expect(typed('How much?')).toEqual(['price']);
});

test.each([
  ['oeuvre', 'œuvre'],
  ['law25', 'law 25'],
  ['coute-t-il', 'coute t il'],
  ['halifxa', 'Halifax'],
  ['helifax', 'Halifax'],
])('an unknown "%s" may be "%s"', (word, guess) => {
  expect(words(word)[0]?.guesses).toContain(guess);
});

test('short and very different words are no misspelt names', () => {
  expect(words('lega')[0]?.guesses).toEqual([]);
  expect(words('hamilton')[0]?.guesses).toEqual([]);
});
