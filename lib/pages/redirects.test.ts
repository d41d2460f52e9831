import { ContentError } from '../content/content-error.ts';
import { contentIn } from '../content/content-in.ts';
import { inLanguage } from '../content/in-language.ts';
import { loadContent } from '../content/load-content.ts';
import { formerly } from '../content/schemas/parts.ts';
import { copyContent } from '../content/testing/copy-content.ts';
import { linesOf } from '../content/testing/lines-of.ts';
import { languages } from '../i18n/languages.ts';
import { pagesOf } from './pages.ts';
import { type Redirect, redirects, redirectsOf, unknownRules } from './redirects.ts';

/** Lines to insert at the top, by file. */
type Heads = Readonly<Record<string, string>>;

/** The redirects of the content with lines inserted at the top of some files. */
function redirectsWith(heads: Heads): Redirect[] {
  const copy = copyContent();
  for (const [file, head] of Object.entries(heads)) copy.edit(file, /^(?:---\n)?/, `$&${head}\n`);
  const content = loadContent(copy.root);
  return redirectsOf(languages.flatMap((language) => pagesOf(inLanguage(content, language), language)));
}

function mistakesWith(heads: Heads): string[] {
  try {
    redirectsWith(heads);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return linesOf(error.mistakes);
    throw error;
  }
}

const added = (found: readonly Redirect[]) => {
  const current = new Set(redirects().map(({ from }) => from));
  return found.filter(({ from }) => !current.has(from)).map(({ from, to }) => `${from} → ${to}`);
};

test('redirects the old address of managed IT', () => {
  expect(redirects()).toContainEqual({
    from: '/service/managed-it-services',
    to: '/services/managed-it-services',
    language: 'en',
  });
});

test('resolves former names and paths of pages, legal texts, cities, industries and pairs', () => {
  const found = added(
    redirectsWith({
      'case-studies/legal-firm-compliance.yaml': 'formerly: [law-firm-compliance, /stories/law-firm]',
      'pages/about.yaml': 'formerly: [about-us]',
      'landing/halifax-legal.yaml': 'formerly: [halifax-lawyers]',
      'cities/quebec-city.yaml': 'formerly: [quebec, /fr/villes/ville-de-quebec]',
      'industries/legal.yaml': 'formerly: [law]',
      'services/cloud-solutions.yaml': 'formerly: [cloud]',
      'legal/terms-of-service.md': 'formerly: [terms]',
    }),
  );
  expect(found).toEqual(
    expect.arrayContaining([
      '/about-us → /about',
      '/case-studies/law-firm-compliance → /case-studies/legal-firm-compliance',
      '/seo/halifax-lawyers → /seo/halifax-legal',
      '/stories/law-firm → /case-studies/legal-firm-compliance',
      '/terms → /terms-of-service',
      '/locations/quebec → /locations/quebec-city',
      // A whole address belongs to the language of its path.
      '/fr/villes/ville-de-quebec → /fr/villes/quebec',
      '/seo/quebec-legal → /seo/quebec-city-legal',
      '/seo/halifax-law → /seo/halifax-legal',
      // Both entries of this pair have another name now: all combinations lead to it.
      '/seo/cloud-quebec → /seo/cloud-solutions-quebec-city',
      '/seo/cloud-quebec-city → /seo/cloud-solutions-quebec-city',
      '/seo/cloud-solutions-quebec → /seo/cloud-solutions-quebec-city',
    ]),
  );
  expect(new Set(found).size).toBe(found.length);
});

test('reports loops, duplicate claims, claims on current pages and paths of the server all at once', () => {
  const lines = mistakesWith({
    'cities/halifax.yaml': 'formerly: [halifax]',
    'cities/ottawa.yaml': 'formerly: [bytown, calgary]',
    'cities/toronto.yaml': 'formerly: [york, /locations/bytown]',
    'pages/about.yaml': 'formerly: [contact, /healthz, /api/contact, /art/map, /index, /apiary]',
    'pages/contact.yaml': 'formerly: [about]',
  });
  const notFree = 'expected an address that no page has any more, found';
  const reserved = (from: string, by: string) =>
    `expected an address where a page has been, found ${from}: ${by} is answered by the server itself`;
  expect(lines.sort()).toEqual([
    `content/cities/halifax.yaml  formerly.0  ${notFree} /locations/halifax, where this page is now: it would lead to itself`,
    'content/cities/ottawa.yaml  formerly.0  expected an address that leads to one page, found /locations/bytown, ' +
      'which leads to /locations/toronto by content/cities/toronto.yaml formerly.1',
    `content/cities/ottawa.yaml  formerly.1  ${notFree} /locations/calgary, where content/cities/calgary.yaml is`,
    `content/pages/about.yaml  formerly.0  ${notFree} /contact, where content/pages/contact.yaml is`,
    `content/pages/about.yaml  formerly.1  ${reserved('/healthz', '/healthz')}`,
    `content/pages/about.yaml  formerly.2  ${reserved('/api/contact', '/api')}`,
    `content/pages/about.yaml  formerly.3  ${reserved('/art/map', '/art')}`,
    `content/pages/about.yaml  formerly.4  ${reserved('/index', '/index')}`,
    `content/pages/contact.yaml  formerly.0  ${notFree} /about, where content/pages/about.yaml is`,
  ]);
});

test('an invalid address is a mistake in the content', () => {
  const parsed = formerly().safeParse(['halifax', '/fr/villes/quebec', 'Hali Fax', 'a/b', '/']);
  expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
    [2, 3, 4].map((index) => [
      index,
      expect.stringContaining('a former file name such as halifax, or a whole address'),
    ]),
  );
});

test('unknown services, cities and case studies redirect to the not-found page', () => {
  expect(unknownRules()).toEqual([
    { under: '/services/', to: '/not-found' },
    { under: '/locations/', to: '/not-found' },
    { under: '/case-studies/', to: '/not-found' },
    { under: '/fr/services/', to: '/fr/introuvable' },
    { under: '/fr/villes/', to: '/fr/introuvable' },
    { under: '/fr/etudes-de-cas/', to: '/fr/introuvable' },
  ]);
});

test('rejects a site without redirects, which would fail to build without an explanation', () => {
  const still = pagesOf(contentIn('en'), 'en').map((page) => ({ ...page, formerly: [] }));
  expect(() => redirectsOf(still)).toThrow(ContentError);
});
