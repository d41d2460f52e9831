import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { openSync } from 'fontkit';
import { tabIcon } from '@/lib/brand/app-icon';
import { languages } from '@/lib/i18n/languages';
import { pages } from '@/lib/pages/pages';
import { readLastModified } from '@/lib/seo/last-modified';
import { siteOrigin } from '@/lib/seo/site-origin';
import { builtFileOf } from './support/built-file-of.ts';
import { findRestylingSelectors } from './support/find-restyling-selectors.ts';
import { outFolder } from './support/out-folder.ts';
import { test } from './support/worker-page.ts';

const files = fs
  .readdirSync(outFolder, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    path.relative(outFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  );
const read = (file: string) => fs.readFileSync(path.join(outFolder, file), 'utf8');
const table = languages.flatMap((language) => pages(language));

test('the export contains no unused kinds of file', () => {
  const expected = [
    /\.html$/,
    /^_next\/.+\.(?:js|css|woff2)$/,
    /^art\/(?:fr\/)?[\w-]+\.(?:svg|png)$/,
    /^og\/.+\.png$/,
    /^pagefind\//,
    /^(?:search|fr\/recherche)\/lists\.json$/,
    /^(?:fr\/)?manifest\.webmanifest$/,
    /^(?:apple-touch-icon\.png|favicon\.ico|page\.js|robots\.txt|sitemap\.xml)$/,
    /^\.well-known\/security\.txt$/,
    // Read by hosts, not by browsers.
    /^(?:_headers|_redirects|\.nojekyll|\.hosting\/[\w.-]+)$/,
  ];
  const uncompressed = files.map((file) => file.replace(/\.(?:br|gz)$/, ''));
  expect(uncompressed.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.txt')).toSorted()).toEqual([
    '.well-known/security.txt',
    'robots.txt',
  ]);
});

test('every drawn image is referenced', () => {
  const referenced = new Set(
    files
      .filter((file) => /\.(?:html|js|css|webmanifest)$/.test(file))
      .flatMap((file) => read(file).match(/(?<=\/)(?:art|og)\/[\w/-]+\.(?:svg|png)/g) ?? []),
  );
  const drawn = files.filter((file) => /^(?:art|og)\/.+\.(?:svg|png)$/.test(file));
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.filter((file) => !referenced.has(file))).toEqual([]);
});

test('no style sheet that loads after first paint restyles the whole page: by a rule for all elements, a token or a font', () => {
  const styleSheets = files.filter((file) => /hydration\/(?:later|style)-\w+\.(?:css|js)$/.test(file));
  expect(styleSheets.length).toBeGreaterThan(1);
  for (const file of styleSheets) {
    // Print styles do not affect the screen.
    const [onScreen = ''] = read(file).split('@media print');
    expect
      .soft(onScreen.match(/[{}](?:\*|::[\w-]+)[,{]|@layer theme\{|@property|@font-face/g) ?? [], file)
      .toEqual([]);
  }
});

test('no selector makes browsers restyle the whole page while it loads', () => {
  const styles = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...read(file).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css));
  const css = [...new Set(styles)].join('\n');
  expect(css).toContain(':has(');
  expect(findRestylingSelectors(css)).toEqual(new Set());
});

test('every compressed copy belongs to a file', () => {
  const copies = files.filter((file) => /\.(?:br|gz)$/.test(file));
  expect(copies.length).toBeGreaterThan(1);
  expect(copies.filter((copy) => !files.includes(copy.slice(0, -3)))).toEqual([]);
});

test('sitemap.xml contains exactly the listed pages, with the dates of their last changes', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: /<loc>(.*)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1],
  }));
  const listed = table.filter((page) => page.listed);
  const days = readLastModified();
  const expected = listed.map(({ path: address, file }) => ({
    address: siteOrigin() + (address === '/' ? '' : address),
    changed: days.get(file),
  }));
  expect(entries).toEqual(expected);
  expect(expected.length).toBeGreaterThan(1);
});

test('robots.txt allows all crawlers and names the sitemap', () => {
  const lines = read('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual([
    'User-Agent: *',
    'Allow: /',
    'Disallow: /api/',
    `Host: ${siteOrigin()}`,
    `Sitemap: ${siteOrigin()}/sitemap.xml`,
  ]);
});

test('both fonts contain the characters of English and French', () => {
  const letters = 'abcxyzABCXYZ0123456789$%&@#?!àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ«»“”‘’…–—·°²€©®§\u00a0';
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  for (const file of fonts) {
    const font = openSync(path.join(outFolder, file));
    const isMissing = (letter: string) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    expect([...letters].filter(isMissing), file).toEqual([]);
  }
});

for (const { home, folder, name, lang } of [
  { home: 'index.html', folder: '', name: 'Tamarack IT', lang: 'en-CA' },
  { home: 'fr.html', folder: 'fr/', name: 'Tamarack TI', lang: 'fr-CA' },
]) {
  test(`the ${lang} web manifest, linked from the home page only, names the brand, its colour and icons`, () => {
    const link = `<link rel="manifest" href="/${folder}manifest.webmanifest">`;
    const withLink = files.filter((file) => file.endsWith('.html') && read(file).includes(link));
    expect(withLink.filter((file) => !file.endsWith('/index.html'))).toEqual([home]);
    const manifest: unknown = JSON.parse(read(`${folder}manifest.webmanifest`));
    expect(manifest).toMatchObject({
      name,
      lang,
      start_url: home === 'index.html' ? '/' : '/fr',
      theme_color: '#07478e',
      icons: [
        { src: '/art/icon-192.png', sizes: '192x192' },
        { src: '/art/icon-512.png', sizes: '512x512' },
        { src: '/art/icon-maskable-512.png', purpose: 'maskable' },
      ],
    });
  });
}

test('the icons that browsers request exist', () => {
  const icons = [
    'art/icon-192.png',
    'art/icon-512.png',
    'art/icon-maskable-512.png',
    'apple-touch-icon.png',
    'favicon.ico',
    'art/fallback.svg',
  ];
  expect(icons.filter((icon) => !files.includes(icon))).toEqual([]);
});

test('every page contains its tab icon, which is a valid image', async ({ page }) => {
  const icon = /<link rel="icon" href="(data:image\/svg\+xml,[^"]+)"/;
  const icons = table.map(({ path: address }) => icon.exec(read(builtFileOf(address)))?.[1]);
  expect(new Set(icons)).toEqual(new Set([tabIcon]));
  const width = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image.naturalWidth;
  }, tabIcon);
  expect(width).toBeGreaterThan(0);
});
