import { contentIn } from '../content/content-in.ts';
import { type Language, languages } from '../i18n/languages.ts';
import type { Page } from '../pages/page.ts';
import { pages } from '../pages/pages.ts';
import { notFoundRules, unknownRules } from '../pages/redirects.ts';
import { twinsOf } from '../pages/twins-of.ts';
import { pictureIn } from '../pictures/picture-in.ts';
import { alternatesOf } from './alternates-of.ts';
import { faqPage } from './json-ld/faq-page.ts';
import { localBusiness } from './json-ld/local-business.ts';
import { organization } from './json-ld/organization.ts';
import { webSite } from './json-ld/web-site.ts';
import { manifestOf } from './manifest-of.ts';
import { metadataOf } from './metadata-of.ts';
import { renderPage } from './testing/render-page.ts';

const all = languages.flatMap((language) => pages(language));
const at = (address: string): Page => {
  const page = all.find(({ path }) => path === address);
  if (!page) throw new Error(`the page table has no ${address}`);
  return page;
};
const origin = 'https://www.tamarackit.example';

test('each page names itself, its twin and the English one as the default, and the twin says the same', () => {
  expect(all.length).toBeGreaterThan(400);
  for (const page of all) {
    const alternates = alternatesOf(page);
    expect(Object.keys(alternates ?? {})).toEqual(['en', 'fr', 'x-default']);
    for (const twin of twinsOf(page)) expect(alternatesOf(twin)).toEqual(alternates);
  }
});

test('the head of a page carries both addresses, whole', () => {
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

test('French pages speak of themselves in French', () => {
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

test('structured data tells of one company in the language of its page', () => {
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

/** What is no text: all that has to be the same where one `@id` is told of in two languages. */
function factsOf(thing: object): unknown {
  const texts = ['name', 'alternateName', 'legalName', 'description', 'image', 'streetAddress'];
  return JSON.parse(JSON.stringify(thing, (key, value) => (texts.includes(key) ? undefined : value)));
}

test('each language has its own site and search in structured data', () => {
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

test('each language calls itself by its own name', () => {
  expect(languages.map((language) => contentIn(language).ui.shell.languageName)).toEqual([
    'English',
    'Français',
  ]);
});

test('what is unknown below /fr leads to the French not-found page, or shows it in place', () => {
  expect(unknownRules().map(({ under, to }) => `${under} ${to}`)).toEqual([
    '/services/ /not-found',
    '/locations/ /not-found',
    '/case-studies/ /not-found',
    '/fr/services/ /fr/introuvable',
    '/fr/villes/ /fr/introuvable',
    '/fr/etudes-de-cas/ /fr/introuvable',
  ]);
  expect(notFoundRules()).toEqual([
    { under: '/fr', path: '/fr/introuvable', file: 'fr/introuvable.html' },
    { under: '/', path: '/not-found', file: '404.html' },
  ]);
});

test('French pages show the pictures of the English ones, those with words on them in French', () => {
  const shownIn = (language: Language) => {
    const html = pages(language).map((page) => renderPage(page) ?? '');
    return [...new Set(html.join().match(/\/art\/[\w/-]+\.svg/g))].toSorted();
  };
  const english = shownIn('en');
  expect(english.length).toBeGreaterThan(60);
  expect(shownIn('fr')).toEqual(english.map((address) => pictureIn('fr', address)).toSorted());
});

test('no template of a French page asks for a phrase that there is none of', () => {
  const french = all.filter(({ path }) => path.startsWith('/fr'));
  expect(french.length).toBeGreaterThan(200);
  const problems = french.flatMap((page) => {
    try {
      renderPage(page);
      return [];
    } catch (error) {
      return [`${page.path}: ${error}`];
    }
  });
  expect(problems).toEqual([]);
});
