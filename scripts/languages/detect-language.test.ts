import { languageDetector } from './detect-language.ts';

const detect = languageDetector([]);

test.each([
  ['We answer within the hour.', 'en'],
  ['What you’re reading', 'en'],
  ['Nous répondons dans l’heure.', 'fr'],
  ['L’équipe d’ici', 'fr'],
  ['Where is the server of the Autorité des marchés financiers and how was it lost?', 'en'],
  ['La loi de la province (Personal Health Information Act) est en vigueur.', 'fr'],
])('"%s" is %s', (text, language) => {
  expect(detect(text)).toBe(language);
});

test.each(['Microsoft 365', 'PHIA', '24/7', 'Halifax', 'IT'])('"%s" is in neither language', (text) => {
  expect(detect(text)).toBeUndefined();
});

test('learns words that many texts of one language have and none of the other', () => {
  const samples = ['Read more', 'More cities', 'Some more', 'More and more'].map(
    (text) => ({ language: 'en', text }) as const,
  );
  expect(languageDetector(samples)('Cities')).toBeUndefined();
  const many = ['one', 'two', 'three', 'four'].map(
    (text) => ({ language: 'en', text: `Cities ${text}` }) as const,
  );
  expect(languageDetector([...samples, ...many])('Cities')).toBe('en');
});

test('samples in the wrong language do not change the language of function words', () => {
  const wrong = Array.from(
    { length: 30 },
    (_, index) => ({ language: 'fr', text: `${index} of the` }) as const,
  );
  expect(languageDetector(wrong)('Out of the office')).toBe('en');
});
