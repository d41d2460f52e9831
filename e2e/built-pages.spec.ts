import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { contentIn } from '@/lib/content/content-in';
import { requiredVariants } from '@/lib/content/find-missing-images';
import { languageOfPath } from '@/lib/i18n/language-of';
import { languages } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { pages } from '@/lib/pages/pages';
import { redirects } from '@/lib/pages/redirects';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';
import { siteOrigin } from '@/lib/seo/site-origin';
import { builtFileOf } from './support/built-file-of.ts';
import { outFolder } from './support/out-folder.ts';
import { type BuiltPage, readBuiltPage } from './support/read-built-page.ts';
import { test } from './support/worker-page.ts';

// Checks the HTML of every exported page, without a browser.
const table = languages.flatMap((language) => pages(language));
const redirectPages = redirects().map(({ from }) => `${from.slice(1)}.html`);
let all: BuiltPage[];
/** The pages of the page table, without redirect pages and 404.html. */
let listed: BuiltPage[];

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  all = fs
    .readdirSync(outFolder, { recursive: true, encoding: 'utf8' })
    // `about/index.html` is a copy of `about.html`, for simple hosts.
    .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
    .sort()
    .map(readBuiltPage);
  listed = all.filter(({ file }) => !redirectPages.includes(file) && file !== '404.html');
  // Nothing below passes for lack of pages.
  expect(listed.length).toBeGreaterThan(0);
});

/** The problems of all pages, each with the path of its page. */
const problemsOn = (on: BuiltPage[], problemsOf: (page: BuiltPage) => unknown[]) =>
  on.flatMap((page) => problemsOf(page).map((problem) => `${page.path}: ${problem}`));

const rowOf = (page: BuiltPage) => {
  const row = table.find(({ path: address }) => address === page.path);
  if (!row) throw new Error(`the page table has no ${page.path}`);
  return row;
};
/** The page of the same kind and slug in the other language. */
const alternateOf = (page: BuiltPage) => {
  const { kind, slug, language } = rowOf(page);
  const other = table.find((row) => row.kind === kind && row.slug === slug && row.language !== language);
  if (!other) throw new Error(`no other language has the ${kind} page ${slug}`);
  return other;
};
const urlOf = ({ path: address }: { path: string }) => siteOrigin() + (address === '/' ? '' : address);
const languageNames = { en: 'English', fr: 'Français' };

test('the exported pages are exactly those of the page table', () => {
  const expected = table.map(({ path: address }) => builtFileOf(address));
  expect(all.map(({ file }) => file)).toEqual([...expected, ...redirectPages, '404.html'].sort());
});

test('every page has exactly one h1', () => {
  const first = ({ headings }: BuiltPage) => headings.filter(({ level }) => level === 1).length;
  expect(problemsOn(all, (page) => (first(page) === 1 ? [] : [`has ${first(page)}`]))).toEqual([]);
});

test('no heading skips a level', () => {
  const jumps = ({ headings }: BuiltPage) =>
    headings
      .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `h${level} ${text}`);
  expect(problemsOn(all, jumps)).toEqual([]);
});

test('every page has a header, main content with one h1, and a footer, in this order', () => {
  const complete = all.filter(({ file }) => !redirectPages.includes(file));
  expect(
    problemsOn(complete, ({ landmarks }) => (`${landmarks}` === 'header,main,footer' ? [] : [landmarks])),
  ).toEqual([]);
  const levelsInMain = ({ headings }: BuiltPage) =>
    headings.filter(({ isInMain }) => isInMain).map(({ level }) => level);
  const isOrdered = (levels: number[]) =>
    levels.filter((level) => level === 1).length === 1 &&
    levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
  expect(
    problemsOn(all, (page) => (isOrdered(levelsInMain(page)) ? [] : [`levels ${levelsInMain(page)}`])),
  ).toEqual([]);
});

test('every navigation landmark has a unique name', () => {
  expect(
    problemsOn(all, ({ navigationNames: names }) =>
      names.filter((name, index) => name === '' || names.indexOf(name) < index),
    ),
  ).toEqual([]);
  expect(listed.every(({ navigationNames }) => navigationNames.length > 1)).toBe(true);
});

test('every page has the title and description of the page table, of a suitable length', () => {
  expect(listed.map(({ titles }) => titles)).toEqual(listed.map((page) => [rowOf(page).title]));
  expect(listed.map(({ metas }) => metas.description)).toEqual(listed.map((page) => rowOf(page).description));
  expect(problemsOn(listed, ({ titles }) => titles.filter((title) => title.length > 60))).toEqual([]);
  const badLength = ({ metas: { description = '' } }: BuiltPage) =>
    description.length < 70 || description.length > 160 ? [`${description.length} characters`] : [];
  expect(problemsOn(listed, badLength)).toEqual([]);
});

test('no two pages share a title or a description', () => {
  expect(new Set(listed.map(({ titles }) => titles[0])).size).toBe(listed.length);
  expect(new Set(listed.map(({ metas }) => metas.description)).size).toBe(listed.length);
});

test('every page has its own address as canonical URL and og:url', () => {
  expect(listed.map(({ canonicals }) => canonicals)).toEqual(listed.map((page) => [urlOf(page)]));
  expect(listed.map(({ metas }) => metas['og:url'])).toEqual(listed.map(urlOf));
});

test('every page has its own share image, which exists', () => {
  expect(listed.map(({ metas }) => metas['og:image'])).toEqual(
    listed.map((page) => siteOrigin() + rowOf(page).shareImage),
  );
  const missing = listed
    .map((page) => rowOf(page).shareImage)
    .filter((image) => !fs.existsSync(path.join(outFolder, image)));
  expect(missing).toEqual([]);
});

// Not the redirect pages: their canonical address is the target's, which crawlers would not follow from a noindex page.
test('exactly the unlisted pages have noindex', () => {
  const hidden = all
    .filter(({ metas }) => metas.robots?.includes('noindex'))
    .map(({ path: address }) => address);
  expect(hidden.sort()).toEqual(
    [
      '/404',
      '/contact/sent',
      '/fr/contact/envoye',
      '/fr/indisponible',
      '/fr/introuvable',
      '/fr/recherche',
      '/not-found',
      '/search',
      '/unavailable',
    ].sort(),
  );
});

test('every page declares its Canadian locale and the brand’s theme colour', () => {
  const isRight = (page: BuiltPage) => page.language === localeOf(languageOfPath(page.path));
  expect(problemsOn(all, (page) => (isRight(page) ? [] : [page.language]))).toEqual([]);
  expect(
    problemsOn(listed, ({ metas }) => (metas['theme-color'] === '#07478e' ? [] : [metas['theme-color']])),
  ).toEqual([]);
});

test('ids are unique within a page', () => {
  expect(problemsOn(all, ({ ids }) => ids.filter((id, index) => ids.indexOf(id) < index))).toEqual([]);
});

test('every internal link leads to an existing page and anchor', () => {
  const byPath = new Map(all.map((page) => [page.path, page]));
  const broken = ({ path: from, links }: BuiltPage) =>
    links.filter((link) => {
      if (/^(?:https?:|mailto:|tel:)/.test(link) || link.startsWith('/api/')) return false;
      const { pathname, hash } = new URL(link, `https://x${from}`);
      const target = byPath.get(pathname);
      if (!target) return !fs.existsSync(path.join(outFolder, pathname)) || pathname.endsWith('.html');
      return hash !== '' && !target.ids.includes(decodeURIComponent(hash.slice(1)));
    });
  expect(problemsOn(all, broken)).toEqual([]);
  expect(listed.every(({ links }) => links.length > 30)).toBe(true);
});

test('no link leads to a redirect or a not-found page', () => {
  const redirecting = /^\/(?:service\/|not-found|fr\/introuvable|404|index)/;
  // Except for the language switch of a not-found page.
  const wrong = ({ links, languageLinks }: BuiltPage) =>
    links.filter((link) => redirecting.test(link) && !languageLinks.some(({ href }) => href === link));
  expect(problemsOn(all, wrong)).toEqual([]);
});

test('every image has an alt attribute and its size', () => {
  const incomplete = ({ images }: BuiltPage) =>
    images
      .filter(({ alt, width, height }) => alt === undefined || !(width > 0) || !(height > 0))
      .map(({ src }) => src);
  expect(problemsOn(all, incomplete)).toEqual([]);
  expect(listed.every(({ images }) => images.length > 0)).toBe(true);
});

test('pages preload only fonts and images of high priority', () => {
  expect(listed.filter(({ preloads }) => String(preloads) !== 'font,font').map(({ file }) => file)).toEqual(
    [],
  );
});

test('every image, icon and script that a page references exists', () => {
  const missing = ({ images, files }: BuiltPage) =>
    [...images.map(({ src }) => src), ...files]
      .filter((address) => address.startsWith('/'))
      .filter((address) => !fs.existsSync(path.join(outFolder, address.replace(/[?#].*/, ''))));
  expect([...new Set(problemsOn(all, missing))]).toEqual([]);
});

test('no element has an inline event handler', () => {
  expect(problemsOn(all, ({ handlers }) => handlers)).toEqual([]);
});

test('the language switches of header and menu lead to the page’s alternate', () => {
  const expected = (page: BuiltPage) => {
    const { language, path: href } = alternateOf(page);
    const locale = localeOf(language);
    const link = { href, locale, language: locale, name: languageNames[language] };
    return [link, link];
  };
  expect(listed.map(({ languageLinks }) => languageLinks)).toEqual(listed.map(expected));
});

test('the hreflang links are the page, its alternate, and English as x-default', () => {
  const expected = (page: BuiltPage) => {
    const [row, alternate] = [rowOf(page), alternateOf(page)];
    const addresses = { [row.language]: urlOf(row), [alternate.language]: urlOf(alternate) };
    return { ...addresses, 'x-default': addresses.en };
  };
  expect(listed.map(({ alternates }) => alternates)).toEqual(listed.map(expected));
});

test('sitemap.xml has the hreflang links of every listed page', () => {
  const entries = fs.readFileSync(path.join(outFolder, 'sitemap.xml'), 'utf8').split('<url>').slice(1);
  const links = entries.map((entry) => [
    /<loc>(.*)<\/loc>/.exec(entry)?.[1],
    Object.fromEntries(
      [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(
        ([, language, address]) => [language, address],
      ),
    ),
  ]);
  const expected = listed
    .filter((page) => rowOf(page).listed)
    .map((page) => [urlOf(page), page.alternates] as const);
  expect(Object.fromEntries(links)).toEqual(Object.fromEntries(expected));
});

test('a page and its alternate have the same anchors', () => {
  const anchorsOf = new Map(
    listed.map((page) => [page.path, page.ids.filter((id) => !id.startsWith('_R_')).toSorted()]),
  );
  expect([...anchorsOf.values()].filter((anchors) => !anchors.includes('main'))).toEqual([]);
  expect([...anchorsOf.values()]).toEqual(listed.map((page) => anchorsOf.get(alternateOf(page).path)));
});

/** The drawn pictures on the pages of a language. */
function picturesIn(language: string): string[] {
  const shown = listed
    .filter((page) => languageOfPath(page.path) === language)
    .flatMap(({ images, files }) => [...images.map(({ src }) => src), ...files])
    .filter((address) => /^\/art\/.+\.svg$/.test(address));
  return [...new Set(shown)].toSorted();
}

test('French pages show the same pictures as English ones, translated if they have words', () => {
  const english = picturesIn('en');
  expect(english).not.toEqual([]);
  expect(picturesIn('fr')).toEqual(english.map((address) => pictureIn('fr', address)).toSorted());
});

test('the content check requires exactly the variants of an entry’s picture that pages show', () => {
  const { services, cities, industries, caseStudies } = contentIn('en');
  const entries = [...services, ...cities, ...industries, ...caseStudies];
  const stems = entries.map(({ image }) => image.replace(/\.svg$/, '-'));
  const shown = picturesIn('en').filter((address) => stems.some((stem) => address.startsWith(stem)));
  const required = entries.flatMap(({ file, image }) =>
    requiredVariants(file).map((variant) => variantOf('en', image, variant)),
  );
  expect(required.length).toBeGreaterThan(1);
  expect(new Set(shown)).toEqual(new Set(required));
});
