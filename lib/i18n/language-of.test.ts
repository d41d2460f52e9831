import { languageOf } from './language-of.ts';

test.each(['en-CA', 'EN', 'en', 'tlh', '', undefined, 'constructor'])('%j means English', (tag) => {
  expect(languageOf(tag)).toBe('en');
});
