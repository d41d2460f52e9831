import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { languageAt } from '@/lib/i18n/language-at';
import { languages } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { pages } from '@/lib/pages/pages';
import { redirects } from '@/lib/pages/redirects';
import { siteOrigin } from '@/lib/seo/site-origin';
import { clicks } from '../scripts/measure/clicks.ts';
import { openBuiltPage } from './support/built-part.ts';
import { outFolder } from './support/out-folder.ts';
import { type BuiltPage, readBuiltPage } from './support/read-built-page.ts';

// Every page of the export, read without a browser, and asked one question after another.
const table = languages.flatMap((language) => pages(language));
const redirectPages = redirects().map(({ from }) => `${from.slice(1)}.html`);
let all: BuiltPage[];
/** The pages of the page table: all but the redirects and the copy of the not-found page. */
let own: BuiltPage[];

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  all = fs
    .readdirSync(outFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map(readBuiltPage);
  own = all.filter(({ file }) => !redirectPages.includes(file) && file !== '404.html');
});

/** What is wrong, with the page it is wrong on. */
const listOf = (on: BuiltPage[], problemsOf: (page: BuiltPage) => unknown[]) =>
  on.flatMap((page) => problemsOf(page).map((problem) => `${page.path}: ${problem}`));

const rowOf = (page: BuiltPage) => {
  const row = table.find(({ path: address }) => address === page.path);
  if (!row) throw new Error(`the page table has no ${page.path}`);
  return row;
};

test('every page of the page table is a file, and there are no others', () => {
  const expected = table.map(({ path: address }) =>
    address === '/' ? 'index.html' : `${address.slice(1)}.html`,
  );
  expect(all.map(({ file }) => file)).toEqual([...expected, ...redirectPages, '404.html'].sort());
});

test('each page has one main heading', () => {
  expect(listOf(all, ({ headings }) => headings.filter(({ level }) => level === 1).slice(1))).toEqual([]);
  expect(
    listOf(all, ({ headings }) => (headings.some(({ level }) => level === 1) ? [] : ['has none'])),
  ).toEqual([]);
});

test('headings never jump down more than one level', () => {
  const jumps = ({ headings }: BuiltPage) =>
    headings
      .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `h${level} ${text}`);
  expect(listOf(all, jumps)).toEqual([]);
});

test('each page is read in the order header, main part, footer, under one first heading', () => {
  const shown = all.filter(({ file }) => !redirectPages.includes(file));
  expect(
    listOf(shown, ({ landmarks }) => (`${landmarks}` === 'header,main,footer' ? [] : [landmarks])),
  ).toEqual([]);
  const levelsInMain = ({ headings }: BuiltPage) =>
    headings.filter(({ isInMain }) => isInMain).map(({ level }) => level);
  const isOrdered = (levels: number[]) =>
    levels.filter((level) => level === 1).length === 1 &&
    levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
  expect(
    listOf(all, (page) => (isOrdered(levelsInMain(page)) ? [] : [`levels ${levelsInMain(page)}`])),
  ).toEqual([]);
});

test('each navigation of a page has a name of its own', () => {
  expect(
    listOf(all, ({ navigationNames: names }) =>
      names.filter((name, index) => name === '' || names.indexOf(name) < index),
    ),
  ).toEqual([]);
  expect(own.every(({ navigationNames }) => navigationNames.length > 1)).toBe(true);
});

test('each page has the title and description of the page table, in their bounds', () => {
  expect(own.map(({ titles }) => titles)).toEqual(own.map((page) => [rowOf(page).title]));
  expect(own.map(({ metas }) => metas.description)).toEqual(own.map((page) => rowOf(page).description));
  expect(listOf(own, ({ titles }) => titles.filter((title) => title.length > 60))).toEqual([]);
  const odd = ({ metas: { description = '' } }: BuiltPage) =>
    description.length < 70 || description.length > 160 ? [`${description.length} characters`] : [];
  expect(listOf(own, odd)).toEqual([]);
});

test('no two pages share a title or a description', () => {
  expect(new Set(own.map(({ titles }) => titles[0])).size).toBe(own.length);
  expect(new Set(own.map(({ metas }) => metas.description)).size).toBe(own.length);
});

test('each page names its own address as the canonical one, to search engines and to shared links', () => {
  const addressOf = ({ path: address }: BuiltPage) => siteOrigin() + (address === '/' ? '' : address);
  expect(own.map(({ canonicals }) => canonicals)).toEqual(own.map((page) => [addressOf(page)]));
  expect(own.map(({ metas }) => metas['og:url'])).toEqual(own.map(addressOf));
});

test('each page offers a picture of its own to shared links', () => {
  expect(own.map(({ metas }) => metas['og:image'])).toEqual(
    own.map((page) => siteOrigin() + rowOf(page).shareImage),
  );
  const lost = own
    .map((page) => rowOf(page).shareImage)
    .filter((image) => !fs.existsSync(path.join(outFolder, image)));
  expect(lost).toEqual([]);
});

test('search engines are kept from the pages that are not listed, and only from those', () => {
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
      ...redirects().map(({ from }) => from),
      '/unavailable',
    ].sort(),
  );
});

test('each page says which Canadian language it is in, and has the brand’s colour', () => {
  const isOwn = (page: BuiltPage) => page.language === localeOf(languageAt(page.path));
  expect(listOf(all, (page) => (isOwn(page) ? [] : [page.language]))).toEqual([]);
  expect(
    listOf(own, ({ metas }) => (metas['theme-color'] === '#07478e' ? [] : [metas['theme-color']])),
  ).toEqual([]);
});

test('no id stands twice on a page', () => {
  expect(listOf(all, ({ ids }) => ids.filter((id, index) => ids.indexOf(id) < index))).toEqual([]);
});

test('every internal link leads to a page and, with #, to a place on it', () => {
  const byPath = new Map(all.map((page) => [page.path, page]));
  const broken = ({ path: from, links }: BuiltPage) =>
    links.filter((link) => {
      if (/^(?:https?:|mailto:|tel:)/.test(link) || link.startsWith('/api/')) return false;
      const { pathname, hash } = new URL(link, `https://x${from}`);
      const target = byPath.get(pathname);
      if (!target) return !fs.existsSync(path.join(outFolder, pathname)) || pathname.endsWith('.html');
      return hash !== '' && !target.ids.includes(decodeURIComponent(hash.slice(1)));
    });
  expect(listOf(all, broken)).toEqual([]);
  expect(own.every(({ links }) => links.length > 30)).toBe(true);
});

test('no link leads to an address that only sends on', () => {
  const sendingOn = /^\/(?:service\/|not-found|fr\/introuvable|404|index)/;
  // But for the switch of a not-found page, which leads to the other one.
  const wrong = ({ links, twins }: BuiltPage) =>
    links.filter((link) => sendingOn.test(link) && !twins.some(({ href }) => href === link));
  expect(listOf(all, wrong)).toEqual([]);
});

test('each picture has a text of its own, or an empty one, and its size', () => {
  const odd = ({ images }: BuiltPage) =>
    images
      .filter(({ alt, width, height }) => alt === null || !(width > 0) || !(height > 0))
      .map(({ src }) => src);
  expect(listOf(all, odd)).toEqual([]);
});

test('nothing but typefaces and first pictures is fetched before all else', () => {
  expect(own.filter(({ preloads }) => String(preloads) !== 'font,font').map(({ file }) => file)).toEqual([]);
});

test('every picture, icon and script that a page names is there', () => {
  const lost = ({ images, files }: BuiltPage) =>
    [...images.map(({ src }) => src), ...files]
      .filter((address) => address.startsWith('/'))
      .filter((address) => !fs.existsSync(path.join(outFolder, address.replace(/[?#].*/, ''))));
  expect([...new Set(listOf(all, lost))]).toEqual([]);
});

test('every icon that a page shows is in it, or in the style of the panels that show it', () => {
  const withoutIcons = all.filter(({ files }) => !files.some((address) => address.startsWith('#icons-')));
  expect(withoutIcons.map(({ file }) => file)).toEqual(redirectPages);
  const folder = path.join(outFolder, '_next/static/hydration');
  const later = fs.readdirSync(folder).filter((file) => /^later-.*\.css$/.test(file));
  const masks = later.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('');
  const lost = ({ files, ids }: BuiltPage) =>
    files
      .filter((address) => address.startsWith('#') && !ids.includes(address.slice(1)))
      .filter((address) => !masks.includes(`[href="${address}"]`));
  expect(listOf(all, lost)).toEqual([]);
});

test('no element carries script in an attribute', () => {
  expect(listOf(all, ({ handlers }) => handlers)).toEqual([]);
});

test('no picture stands twice on the page of a service', () => {
  const services = own.filter((page) => rowOf(page).kind === 'service');
  expect(services).toHaveLength(10);
  for (const page of services) {
    const drawings = page.images
      .filter(({ src, isInMain }) => isInMain && src.includes('/plate-') && !src.includes('-walls'))
      .map(({ src }) => src.replace(/-(live|bare|wide|sm|thumb)?\.svg$/, ''));
    expect(drawings.length, page.path).toBeGreaterThan(3);
    // Another drawing of it, on blue, stands beside the benefits.
    const ofItself = drawings.filter(
      (name) => name.includes(rowOf(page).slug) && !name.endsWith('-tall.svg'),
    );
    expect(ofItself, page.path).toHaveLength(1);
  }
});

test('the parts that measure:clicks comes to are on their pages', () => {
  expect(clicks.length).toBeGreaterThan(8);
  const missing = clicks.filter(({ address, part }) => openBuiltPage(address).all(part).length === 0);
  expect(missing.map(({ name, part }) => `${name}: ${part}`)).toEqual([]);
});

test('the card of a city ends where a sentence does, in both languages', () => {
  const cards = ['/', '/fr', '/locations', '/fr/villes'].flatMap((address) =>
    openBuiltPage(address)
      .all('main .row-card')
      .map(({ text }) => `${address}: ${text}`),
  );
  expect(cards.length).toBeGreaterThan(30);
  expect(cards.filter((card) => card.includes('…'))).toEqual([]);
});
