import { expect, type Page } from '@playwright/test';
import { settle } from '../../scripts/measure/settle.ts';
import { inBothLanguages } from '../both-languages.ts';
import { content } from '../content.ts';
import { fresh as test } from '../returning-visitor.ts';
import { examplePages } from '../support/example-pages.ts';

const { contactForm } = content;
const noon = new Date('2026-11-26T17:00:00Z');

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.clock.setFixedTime(noon);
  await page.goto(path);
  await settle(page);
}

/** One picture once all images are decoded: `toHaveScreenshot` would take two, until they agree. */
async function expectSame(page: Page, name: string, fullPage: boolean): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('img')].map((image) => {
        image.loading = 'eager';
        // Hidden images are not loaded, and some are replaced meanwhile.
        return image.checkVisibility() && image.decode().catch(() => {});
      }),
    ),
  );
  expect(await page.screenshot({ fullPage, animations: 'disabled' })).toMatchSnapshot(name);
}

const widths = [390, 1440] as const;
for (const width of widths)
  for (const [, english] of examplePages)
    for (const { language, path } of inBothLanguages(english))
      test(`${path} at ${width} px`, async ({ page }) => {
        await open(page, path, width);
        const name = english.slice(1).replaceAll('/', '-') || 'home';
        await expectSame(page, `${name}-${language}-${width}.png`, true);
      });

/** The states that visitors are in most often. */
const states: readonly [
  name: string,
  path: string,
  width: 390 | 1440,
  act: (page: Page) => Promise<unknown>,
][] = [
  ['services panel', '/about', 1440, (page) => page.locator('[popovertarget=panel-services]').click()],
  ['locations panel', '/about', 1440, (page) => page.locator('[popovertarget=panel-locations]').click()],
  ['menu', '/about', 390, (page) => page.locator('[popovertarget=menu]').click()],
  ['form with errors', '/contact', 390, send],
  ['form with errors wide', '/contact', 1440, send],
  ['result of the check', '/#sheet-C-23124-0', 1440, (page) => page.locator('.result').waitFor()],
  ['result of the check on a phone', '/#sheet-C-23124-0', 390, (page) => page.locator('.result').waitFor()],
  ['result of the assessment', '/#sheet-R-12312312-3', 1440, (page) => page.locator('.result').waitFor()],
  ['tour', '/about', 1440, (page) => page.evaluate(() => window.resetOnboarding())],
  ['search results', '/search?q=backup', 1440, (page) => page.locator('ol.ruled > li').first().waitFor()],
];
for (const [name, path, width, act] of states)
  test(name, async ({ page }) => {
    await open(page, path, width);
    await act(page);
    await settle(page);
    await expectSame(page, `${name.replaceAll(' ', '-')}.png`, false);
  });

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: contactForm.submit }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}
