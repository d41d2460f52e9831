import fs from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { findFrenchPath } from '@/lib/pages/find-page';
import { settle } from '../scripts/measure/settle.ts';
import { pageKinds } from '../scripts/postbuild/page-kinds.ts';
import { weighPage } from '../scripts/postbuild/page-weight.ts';
import { fresh as test } from './returning-visitor.ts';
import { addressOf } from './support/built-file-of.ts';
import { outFolder } from './support/out-folder.ts';

/** The initial TCP congestion window: ten packets of 1,460 bytes. */
const initialWindow = 14_600;

/** The size of a file as the server sends it, in bytes. */
function sentBytes(pathname: string): number {
  const file = path.join(outFolder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
  return (
    [`${file}.br`, file, `${file}.html.br`, `${file}.html`]
      .filter((place) => fs.existsSync(place) && fs.statSync(place).isFile())
      .map((place) => fs.statSync(place).size)[0] ?? Number.NaN
  );
}

/** One page of each kind in each language. Pages outside the page table exist in English only. */
const builtKinds = [
  ...pageKinds.map(([kind, file]) => ({ kind, file, language: 'en' as const })),
  ...pageKinds.flatMap(([kind, file]) => {
    const twin = findFrenchPath(addressOf(file));
    return twin ? [{ kind, file: `${twin.slice(1)}.html`, language: 'fr' as const }] : [];
  }),
];

/** The kinds of page with the most text. */
const longKinds = ['home', 'service', 'service in a city', 'service for an industry', 'industry in a city'];
/** French texts are a fifth longer, of which a twelfth remains after compression. Budgets for French grow by that. */
const budgetFactor = { en: 1, fr: 1.085 };
const isLong = (kind: string) => longKinds.includes(kind);

test('every long kind of page exists, and all kinds but two exist in French', () => {
  expect(pageKinds.map(([kind]) => kind).filter(isLong)).toEqual(longKinds);
  expect(builtKinds).toHaveLength(2 * pageKinds.length - 2);
});

// Long pages may need a second round trip: their text comes before this limit.
for (const { kind, file, language } of builtKinds.filter((page) => !isLong(page.kind))) {
  test(`a page fits into the initial window with its headers: ${kind}, ${language}`, async ({ request }) => {
    expect(await bytesWithHeaders(request, addressOf(file))).toBeLessThanOrEqual(initialWindow);
  });
}

/** The size of a response: status line, headers and compressed body. */
async function bytesWithHeaders(request: APIRequestContext, address: string): Promise<number> {
  const response = await request.get(address);
  const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  const start = `HTTP/1.1 ${response.status()} ${response.statusText()}\r\n`;
  const body = sentBytes(address);
  expect(body).toBeGreaterThan(1000);
  return `${start}${headers.join('')}\r\n`.length + body;
}

for (const { kind, file, language } of builtKinds) {
  test(`a page stays within its budgets: ${kind}, ${language}`, () => {
    const weight = weighPage(outFolder, file);
    const html = kind === 'home' ? 25_500 : isLong(kind) ? 15_000 : 13_500;
    const data = kind === 'home' ? 25_500 : 12_500;
    expect.soft(weight.html, 'HTML with its style sheet').toBeGreaterThan(1000);
    expect.soft(weight.html, 'HTML with its style sheet').toBeLessThanOrEqual(html * budgetFactor[language]);
    expect.soft(weight.css, 'style sheet').toBeGreaterThan(1000);
    expect.soft(weight.css, 'style sheet').toBeLessThanOrEqual(7900);
    expect.soft(weight.fonts, 'fonts').toBeGreaterThan(30_000);
    expect.soft(weight.fonts, 'fonts').toBeLessThanOrEqual(45_000);
    // A redirect page needs no script.
    expect.soft(weight.boot > 0, 'has a boot script').toBe(kind !== 'redirect');
    expect.soft(weight.scripts > 0, 'has scripts').toBe(kind !== 'redirect');
    expect.soft(weight.boot, 'boot script').toBeLessThanOrEqual(1700);
    expect.soft(weight.laterCss, 'style sheet in the boot script').toBeGreaterThan(1000);
    expect.soft(weight.laterCss, 'style sheet in the boot script').toBeLessThanOrEqual(3600);
    // On the search page, 7 kB of this are TanStack Query, which the specification requires.
    expect
      .soft(weight.boot + weight.scripts, 'all scripts after hydration')
      .toBeLessThanOrEqual(kind === 'search' ? 132_000 : 127_000);
    expect.soft(weight.deferredCss > 0, 'has a deferred style sheet').toBe(weight.scripts > 0);
    expect.soft(weight.deferredCss, 'deferred style sheet').toBeLessThanOrEqual(15_000);
    expect.soft(weight.data, 'hydration data').toBeLessThanOrEqual(data * budgetFactor[language]);
  });
}

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the home page loads at most 150 kB in 14 requests before hydration', async ({ page }) => {
      // With analytics, the page hydrates after load without interaction.
      test.skip(Boolean(process.env.NEXT_PUBLIC_GA_ID), 'the site was built with analytics');
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      await page.goto('/');
      await settle(page);
      const bytes = paths.map((pathname) => ({ pathname, bytes: sentBytes(pathname) }));
      expect.soft(paths.length, JSON.stringify(bytes)).toBeLessThanOrEqual(14);
      expect.soft(paths.length).toBeGreaterThan(4);
      expect(
        bytes.reduce((sum, one) => sum + one.bytes, 0),
        JSON.stringify(bytes),
      ).toBeLessThanOrEqual(150_000);
    });
  });
}

test('the home page has at most 1,000 elements outside images', async ({ page }) => {
  await page.goto('/');
  const count = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => !element.closest('svg, picture, img')).length,
  );
  expect(count).toBeGreaterThan(300);
  expect(count).toBeLessThanOrEqual(1000);
});
