import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { languages } from '@/lib/i18n/languages';
import type { Page } from '@/lib/pages/page';
import { pages } from '@/lib/pages/pages';
import { siteOrigin } from '@/lib/seo/site-origin';
import { builtFileOf } from './support/built-file-of.ts';
import { outFolder } from './support/out-folder.ts';
import { type BuiltPage, readBuiltPage } from './support/read-built-page.ts';

// Checks every page of the page table in both languages, without a browser.
type Read = { row: Page; built: BuiltPage; alternate: Page };
const tables = languages.map((language) => pages(language));
let all: Read[];

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  all = tables.flat().map((row) => ({
    row,
    built: readBuiltPage(builtFileOf(row.path)),
    alternate: alternateOf(row),
  }));
});

/** The page of the same kind and slug in the other language. */
function alternateOf({ kind, slug, language }: Page): Page {
  const other = tables
    .flat()
    .find((row) => row.kind === kind && row.slug === slug && row.language !== language);
  if (!other) throw new Error(`no other language has the ${kind} page ${slug}`);
  return other;
}

const urlOf = ({ path: address }: Page) => siteOrigin() + (address === '/' ? '' : address);
const languageNames = { en: 'English', fr: 'Français' };

test('both languages have the same number of pages', () => {
  const [english = [], french = []] = tables;
  expect(english.length).toBeGreaterThan(1);
  expect(french).toHaveLength(english.length);
});

test('the language switches of header and menu lead to the page’s alternate', () => {
  const expected = ({ alternate }: Read) => {
    const locale = `${alternate.language}-CA`;
    const link = { href: alternate.path, locale, language: locale, name: languageNames[alternate.language] };
    return [link, link];
  };
  expect(all.map(({ built }) => built.languageLinks)).toEqual(all.map(expected));
});

test('the hreflang links are the page, its alternate, and English as x-default', () => {
  const expected = ({ row, alternate }: Read) => {
    const addresses = { [row.language]: urlOf(row), [alternate.language]: urlOf(alternate) };
    return { ...addresses, 'x-default': addresses.en };
  };
  expect(all.map(({ built }) => built.alternates)).toEqual(all.map(expected));
});

test('sitemap.xml has the hreflang links of every listed page', () => {
  const entries = fs
    .readFileSync(path.join(outFolder, 'sitemap.xml'), 'utf8')
    .split('<url>')
    .slice(1)
    .map((entry) => [
      /<loc>(.*)<\/loc>/.exec(entry)?.[1],
      Object.fromEntries(
        [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(
          ([, language, address]) => [language, address],
        ),
      ),
    ]);
  const listed = all.filter(({ row }) => row.listed);
  expect(entries).toEqual(listed.map(({ row, built }) => [urlOf(row), built.alternates]));
});

test('a page and its alternate have the same anchors', () => {
  const anchorsOf = new Map(
    all.map(({ row, built }) => [row.path, built.ids.filter((id) => !id.startsWith('_R_')).toSorted()]),
  );
  expect([...anchorsOf.values()].filter((anchors) => !anchors.includes('main'))).toEqual([]);
  expect(all.map(({ row }) => anchorsOf.get(row.path))).toEqual(
    all.map(({ alternate }) => anchorsOf.get(alternate.path)),
  );
});
