import { languageOf } from './language-of.ts';

test.each(['fr-CA', 'FR', 'fr'])('%j means French', (tag) => {
  expect(languageOf(tag)).toBe('fr');
});

test.each(['en-CA', 'EN', 'en', 'tlh', '', undefined, 'constructor'])('%j means English', (tag) => {
  expect(languageOf(tag)).toBe('en');
});
