import { expect } from '@playwright/test';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];

for (const [name, path] of examplePages) {
  test(`${name} never scrolls sideways, from ${widths.at(0)} to ${widths.at(-1)} pixels`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) {
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
  });
}
