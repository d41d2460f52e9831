import { contentIn } from '../content/content-in.ts';
import { languages } from '../i18n/languages.ts';
import { alternatesOf } from '../pages/find-page.ts';
import type { Page } from '../pages/page.ts';
import { pages } from '../pages/pages.ts';
import { notFoundRules } from '../pages/redirects.ts';
import { hreflangOf } from './canonical-of.ts';
import { faqPage } from './json-ld/faq-page.ts';
import { localBusiness } from './json-ld/local-business.ts';
import { organization } from './json-ld/organization.ts';
import { webSite } from './json-ld/web-site.ts';
import { manifestOf } from './manifest-of.ts';
import { metadataOf } from './metadata-of.ts';

const all = languages.flatMap((language) => pages(language));
const at = (address: string): Page => {
  const page = all.find(({ path }) => path === address);
  if (!page) throw new Error(`the page table has no ${address}`);
  return page;
};
const origin = 'https://www.tamarackit.example';

test('each page and its alternate have the same hreflang links, with English as the default', () => {
  expect(all.length).toBeGreaterThan(1);
  for (const page of all) {
    const alternates = hreflangOf(page);
    expect(Object.keys(alternates ?? {})).toEqual(['en', 'fr', 'x-default']);
    for (const alternate of alternatesOf(page)) expect(hreflangOf(alternate)).toEqual(alternates);
  }
});

test('the metadata has both absolute URLs', () => {
  expect(metadataOf(at('/locations/quebec-city')).alternates).toEqual({
    canonical: `${origin}/locations/quebec-city`,
    languages: {
      en: `${origin}/locations/quebec-city`,
      fr: `${origin}/fr/villes/quebec`,
      'x-default': `${origin}/locations/quebec-city`,
    },
  });
  expect(metadataOf(at('/fr')).alternates).toEqual({
    canonical: `${origin}/fr`,
    languages: { en: origin, fr: `${origin}/fr`, 'x-default': origin },
  });
});

test('the metadata of French pages is French', () => {
  const home = metadataOf(at('/fr'));
  expect(home.openGraph).toMatchObject({
    locale: 'fr_CA',
    alternateLocale: ['en_CA'],
    images: [{ url: `${origin}/og/fr.png` }],
  });
  expect(metadataOf(at('/')).openGraph).toMatchObject({ locale: 'en_CA', alternateLocale: ['fr_CA'] });
  expect(home.manifest).toBe('/fr/manifest.webmanifest');
  expect(manifestOf(at('/fr').language)).toMatchObject({ lang: 'fr-CA', start_url: '/fr' });
});

test('structured data describes one company in the language of the page', () => {
  const { language: french } = at('/fr');
  const [inEnglish, inFrench] = [localBusiness('en'), localBusiness(french)];
  expect(inFrench).toMatchObject({
    name: 'Tamarack TI',
    alternateName: ['Tamarack IT'],
    description: contentIn(french).company.description,
    image: `${origin}/og/fr.png`,
    address: { streetAddress: '200, rue Front Ouest, bureau 2600', addressLocality: 'Toronto' },
  });
  expect(inEnglish).toMatchObject({ name: 'Tamarack IT', alternateName: ['Tamarack TI'] });
  expect(factsOf(inFrench)).toEqual(factsOf(inEnglish));
  expect(factsOf(organization(french))).toEqual(factsOf(organization('en')));
});

/** Structured data without its texts, which must be equal in both languages. */
function factsOf(thing: object): unknown {
  const texts = ['name', 'alternateName', 'legalName', 'description', 'image', 'streetAddress'];
  return JSON.parse(JSON.stringify(thing, (key, value) => (texts.includes(key) ? undefined : value)));
}

test('structured data has a site and a search per language', () => {
  const { language: french } = at('/fr');
  expect(webSite(french)).toMatchObject({
    '@id': `${origin}/fr#website`,
    url: `${origin}/fr`,
    inLanguage: 'fr-CA',
    publisher: { '@id': `${origin}#organization` },
    potentialAction: { target: { urlTemplate: `${origin}/fr/recherche?q={term}` } },
  });
  expect(webSite('en')).toMatchObject({ '@id': `${origin}#website`, url: origin, inLanguage: 'en-CA' });
  expect(faqPage(french, [])).toMatchObject({ inLanguage: 'fr-CA' });
});

test('languages are labelled in their own language', () => {
  expect(languages.map((language) => contentIn(language).ui.shell.languageName)).toEqual([
    'English',
    'Français',
  ]);
});

test('unknown paths below /fr lead to the French not-found page', () => {
  expect(notFoundRules()).toEqual([
    { under: '/fr', path: '/fr/introuvable', file: 'fr/introuvable.html' },
    { under: '/', path: '/not-found', file: '404.html' },
  ]);
});
