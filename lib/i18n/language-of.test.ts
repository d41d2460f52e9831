import { languageOfPath, languageOfTag } from './language-of.ts';

test.each(['/fr', '/fr/', '/fr/contact', '/fr/solutions/quebec-juridique'])('%s is French', (path) => {
  expect(languageOfPath(path)).toBe('fr');
});

test.each(['/', '/contact', '/french', '/services/fr', ''])('"%s" is English', (path) => {
  expect(languageOfPath(path)).toBe('en');
});

test.each(['fr-CA', 'FR', 'fr'])('the tag %j is French', (tag) => {
  expect(languageOfTag(tag)).toBe('fr');
});

test.each(['en-CA', 'EN', 'en', 'tlh', '', undefined, 'constructor'])(
  'the tag %j falls back to English',
  (tag) => {
    expect(languageOfTag(tag)).toBe('en');
  },
);
