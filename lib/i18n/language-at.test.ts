import { languageAt } from './language-at.ts';

test.each(['/fr', '/fr/', '/fr/contact', '/fr/solutions/quebec-juridique'])('%s is in French', (address) => {
  expect(languageAt(address)).toBe('fr');
});

test.each(['/', '/contact', '/french', '/services/fr', ''])('"%s" is in English', (address) => {
  expect(languageAt(address)).toBe('en');
});
