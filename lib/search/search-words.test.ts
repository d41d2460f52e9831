import { readSearchWords } from './search-words.ts';

const lists = {
  small: ['how', 'much', 'does', 'it', 'up'],
  sameAs: { email: 'courriel', m365: 'Microsoft 365', 'how much': 'price', up: 'it', it: 'up' },
};
const words = (term: string) => readSearchWords(term, lists);

test('signs in a word may be left out, or stand for a space', () => {
  const [word] = words('Cyber-Security');
  expect(word?.starts).toEqual(['cybersecurity']);
  expect(word?.phrases).toEqual(['cyber security']);
  expect(word?.parts).toEqual(['cyber', 'security']);
  expect(words('24/7')[0]?.starts).toEqual(['247']);
});

test('a word may be two, and two words one', () => {
  expect(words('helpdesk')[0]?.splits).toContain('help desk');
  expect(words('help desk').map(({ phrases }) => phrases)).toEqual([['helpdesk'], ['helpdesk']]);
  expect(words('back up').map(({ phrases }) => phrases)).toEqual([['backup']]);
});

test('a slash between words separates them, and elisions are left out', () => {
  expect(words('backup/restore').map(({ starts }) => starts[0])).toEqual(['backup', 'restore']);
  expect(words("l'hameçonnage").map(({ starts }) => starts[0])).toEqual(['hameçonnage']);
});

test('a ligature may be typed as two letters', () => {
  expect(words('oeuvre')[0]?.starts).toEqual(['oeuvre', 'œuvre']);
  expect(words('Œuvre')[0]?.starts).toEqual(['œuvre', 'oeuvre']);
});

test('small words are no condition, unless there are no others', () => {
  expect(words('How much does it cost?').map(({ starts }) => starts[0])).toEqual(['cost']);
  expect(words('does it').map(({ starts }) => starts[0])).toEqual(['does', 'it']);
  expect(words('How much?').map(({ starts }) => starts[0])).toEqual(['price']);
  expect(words('up').map(({ starts }) => starts[0])).toEqual(['it']);
});

test('a word from habit also means what the pages say, in the plural, too', () => {
  expect(words('E-mails')[0]?.phrases).toContain('courriel');
  expect(words('M365')[0]?.phrases).toContain('Microsoft 365');
  expect(words('M 365').map(({ phrases }) => phrases.includes('Microsoft 365'))).toEqual([true, true]);
});

test('signs alone are no words', () => {
  expect(words('… – /')).toEqual([]);
});
