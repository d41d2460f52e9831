import { expect, type Page } from '@playwright/test';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];

for (const [name, path] of examplePages) {
  test(`${name} never scrolls sideways, from ${widths.at(0)} to ${widths.at(-1)} pixels`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) await expectToFit(page, width);
  });

  // Fonts that come late are not shown at all: on a slow line the first visit is one in the machine's own, wider fonts.
  test(`${name} never scrolls sideways on phones without the site’s fonts`, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    for (const width of widths.slice(0, 2)) await expectToFit(page, width);
  });
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const { scroll, tooWide } = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    return {
      scroll: document.documentElement.scrollWidth - room,
      tooWide: [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.getBoundingClientRect().right > room + 1)
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 100)),
    };
  });
  expect(scroll, `at ${width}: ${tooWide.join(' ')}`).toBe(0);
}
