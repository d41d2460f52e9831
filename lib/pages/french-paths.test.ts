import { inLanguage } from '../content/in-language.ts';
import { loadContent } from '../content/load-content.ts';
import { copyContent } from '../content/testing/copy-content.ts';
import { languageOfPath } from '../i18n/language-of.ts';
import { languages } from '../i18n/languages.ts';
import type { Page } from './page.ts';
import { pages, pagesOf } from './pages.ts';
import { redirectsOf } from './redirects.ts';

const [english, french] = [pages('en'), pages('fr')];
const pathIn = (kind: Page['kind'], slug = '') =>
  french.find((page) => page.kind === kind && page.slug === slug)?.path;

test('each page has an alternate with the same kind and slug and another path', () => {
  const keysOf = (table: readonly Page[]) => table.map(({ kind, slug }) => `${kind} ${slug}`).sort();
  expect(french).toHaveLength(english.length);
  expect(keysOf(french)).toEqual(keysOf(english));
  const all = [...english, ...french].map((page) => page.path);
  expect(all.filter((path, index) => all.indexOf(path) < index)).toEqual([]);
});

test('exactly the French pages are below /fr', () => {
  expect(french.filter((page) => languageOfPath(page.path) !== 'fr')).toEqual([]);
  expect(english.filter((page) => languageOfPath(page.path) !== 'en')).toEqual([]);
});

test.each<[Page['kind'], string, string]>([
  ['home', '', '/fr'],
  ['about', '', '/fr/a-propos'],
  ['contact-sent', '', '/fr/contact/envoye'],
  ['terms-of-service', '', '/fr/conditions-d-utilisation'],
  ['not-found', '', '/fr/introuvable'],
  ['service', 'managed-it-services', '/fr/services/services-ti-geres'],
  ['service', 'data-backup-recovery', '/fr/services/sauvegarde-reprise'],
  ['city', 'quebec-city', '/fr/villes/quebec'],
  ['case-study', 'legal-firm-compliance', '/fr/etudes-de-cas/conformite-cabinet-d-avocats'],
  ['landing', 'managed-it-services-montreal', '/fr/solutions/services-ti-geres-montreal'],
  ['landing', 'quebec-city-legal', '/fr/solutions/quebec-juridique'],
  ['landing', 'cybersecurity-compliance-nonprofit', '/fr/solutions/cybersecurite-conformite-osbl'],
])('the %s page %s is at %s', (kind, slug, path) => {
  expect(pathIn(kind, slug)).toBe(path);
});

test('paths are lower-case words without accents', () => {
  expect(french.filter((page) => !/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(page.path))).toEqual([]);
  expect(pathIn('city', 'toronto')).toBe('/fr/villes/toronto');
});

test('a former path belongs to the language of its path', () => {
  const copy = copyContent();
  copy.edit('cities/quebec-city.yaml', /^/, 'formerly: [quebec, /fr/villes/ville-de-quebec]\n');
  const content = loadContent(copy.root);
  const both = languages.flatMap((language) => pagesOf(inLanguage(content, language), language));
  const found = redirectsOf(both).filter(({ from }) => /quebec$/.test(from));
  expect(found.filter(({ from }) => !from.startsWith('/seo/'))).toEqual([
    { from: '/locations/quebec', to: '/locations/quebec-city', language: 'en' },
    { from: '/fr/villes/ville-de-quebec', to: '/fr/villes/quebec', language: 'fr' },
  ]);
});
