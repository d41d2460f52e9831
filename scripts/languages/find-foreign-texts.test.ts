import { findForeignTexts } from './find-foreign-texts.ts';

const french = { page: 'fr/services.html', place: 'p', language: 'fr' } as const;
const english = { page: 'services.html', place: 'p', language: 'en' } as const;

test('finds an English sentence among French ones, with page, place and languages', () => {
  const text = 'Nous répondons dans l’heure. The first consultation is free. Le reste est dans le contrat.';
  expect(findForeignTexts([{ ...french, text }])).toEqual([
    'fr/services.html  p  expected fr, found en: The first consultation is free.',
  ]);
});

test('finds a French sentence on an English page', () => {
  const text = 'We answer at any hour. La première consultation est gratuite.';
  expect(findForeignTexts([{ ...english, text }])).toEqual([
    'services.html  p  expected en, found fr: La première consultation est gratuite.',
  ]);
});

test('finds a one-word label whose word is learned from the other language', () => {
  const menu = ['Close', 'Close the menu', 'Close the tour', 'Close it'].map((text) => ({
    ...english,
    text,
  }));
  expect(findForeignTexts([...menu, { ...french, place: 'button aria-label', text: 'Close' }])).toEqual([
    'fr/services.html  button aria-label  expected fr, found en: Close',
  ]);
});

test('ignores listed names', () => {
  const text = 'Autorité des marchés financiers';
  expect(findForeignTexts([{ ...english, text }])).toEqual([]);
});
