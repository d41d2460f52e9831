import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { languages } from '@/lib/i18n/languages';
import type { Page } from '@/lib/pages/page';
import { pages } from '@/lib/pages/pages';
import { siteOrigin } from '@/lib/seo/site-origin';
import { outFolder } from './support/out-folder.ts';
import { type BuiltPage, readBuiltPage } from './support/read-built-page.ts';

// Every page of the page table in both languages, read without a browser.
type Read = { row: Page; built: BuiltPage; twin: Page };
const tables = languages.map((language) => pages(language));
let all: Read[];

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  all = tables.flat().map((row) => ({
    row,
    built: readBuiltPage(row.path === '/' ? 'index.html' : `${row.path.slice(1)}.html`),
    twin: twinOf(row),
  }));
});

/** The page of the same kind and slug in the other language. */
function twinOf({ kind, slug, language }: Page): Page {
  const other = tables
    .flat()
    .find((row) => row.kind === kind && row.slug === slug && row.language !== language);
  if (!other) throw new Error(`no other language has the ${kind} page ${slug}`);
  return other;
}

const wholeAddress = ({ path: address }: Page) => siteOrigin() + (address === '/' ? '' : address);
const names = { en: 'English', fr: 'Français' };

test('there are as many pages in each language', () => {
  const [english = [], french = []] = tables;
  expect(english.length).toBeGreaterThan(200);
  expect(french).toHaveLength(english.length);
});

test('the switch leads to the twin of this very page, in the header and in the menu, under its language’s own name', () => {
  const expected = ({ twin }: Read) => {
    const locale = `${twin.language}-CA`;
    const link = { href: twin.path, locale, language: locale, name: names[twin.language] };
    return [link, link];
  };
  expect(all.map(({ built }) => built.twins)).toEqual(all.map(expected));
});

test('each page names itself and its twin to search engines, and the English one where neither fits', () => {
  const expected = ({ row, twin }: Read) => {
    const addresses = { [row.language]: wholeAddress(row), [twin.language]: wholeAddress(twin) };
    return { ...addresses, 'x-default': addresses.en };
  };
  expect(all.map(({ built }) => built.alternates)).toEqual(all.map(expected));
});

test('what a page says of its twin, the twin says of itself', () => {
  const byPath = new Map(all.map(({ row, built }) => [row.path, built.alternates]));
  expect(all.map(({ built }) => built.alternates)).toEqual(all.map(({ twin }) => byPath.get(twin.path)));
});

test('sitemap.xml names the page in each language beside every address', () => {
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
  expect(entries).toEqual(listed.map(({ row, built }) => [wholeAddress(row), built.alternates]));
});

test('a page and its twin have the same places to link to', () => {
  const own = /^(?:_R_|icons-|flags-)/;
  const placesOf = new Map(
    all.map(({ row, built }) => [row.path, built.ids.filter((id) => !own.test(id)).toSorted()]),
  );
  expect([...placesOf.values()].filter((places) => !places.includes('main'))).toEqual([]);
  expect(all.map(({ row }) => placesOf.get(row.path))).toEqual(
    all.map(({ twin }) => placesOf.get(twin.path)),
  );
});
