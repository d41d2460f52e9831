import { expect } from '@playwright/test';
import { coveredFocus } from './accessibility/covered-focus.ts';
import { cutOffTexts } from './accessibility/cut-off-texts.ts';
import { smallTargets } from './accessibility/small-targets.ts';
import { spaceText } from './accessibility/space-text.ts';
import { tooWide } from './accessibility/too-wide.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { examplePages } from './support/example-pages.ts';
import { openOnce, test } from './support/shared-page.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const [, path] of examplePages) {
  test.describe(path, () => {
    // One visit, in which one test after another looks at the page.
    test.describe.configure({ mode: 'default' });

    test('begins with a way past the header', async ({ page }) => {
      await page.goto(path);
      // The search page begins past it: in its field.
      if (path === '/search') return expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Tab');
      const skip = page.locator(':focus');
      await expect(skip).toHaveAttribute('href', '#main');
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus, main ~ * :focus')).toHaveCount(1);
    });

    test('draws a ring of three pixels round what has the focus', async ({ page }) => {
      await page.goto(path);
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        const ring = await page.locator(':focus').evaluate((focused) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(focused);
          return `${outlineWidth} ${outlineStyle}`;
        });
        expect(ring).toBe('3px solid');
      }
    });

    test('has no barriers, narrow or wide', async ({ page }) => {
      await openOnce(page, path);
      await expectNoViolations(page);
      await page.setViewportSize(phone);
      await expectNoViolations(page);
    });

    test('never scrolls sideways, from 320 to 1920 pixels', async ({ page }) => {
      await openOnce(page, path);
      for (const width of [1920, 1440, 1280, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(tooWide), `at ${width} pixels`).toEqual([]);
      }
    });

    test('can be read at 320 pixels, and at a zoom of 400%, without scrolling sideways', async ({ page }) => {
      await openOnce(page, path);
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        expect(await page.evaluate(cutOffTexts)).toEqual([]);
      }
    });

    test('keeps all of its text when lines, letters and words stand further apart', async ({ page }) => {
      await openOnce(page, path);
      await page.evaluate(spaceText);
      for (const size of [phone, wide]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(cutOffTexts)).toEqual([]);
      }
      await page.evaluate(() => {
        document.adoptedStyleSheets.pop();
      });
    });

    test('offers targets of at least 24 pixels', async ({ page }) => {
      await openOnce(page, path);
      for (const size of [phone, wide]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(smallTargets)).toEqual([]);
      }
    });
  });
}

for (const path of [
  '/',
  '/services/cybersecurity-compliance',
  '/contact',
  '/seo/managed-it-services-toronto',
]) {
  test(`${path} shows what has the focus, from one to the next and back`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto(path);
    // As after a key, so that rings are drawn and the page hydrates.
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    const { stops, covered } = await page.evaluate(coveredFocus);
    expect(covered).toEqual([]);
    // There and back.
    expect(stops).toBeGreaterThan(100);
  });
}

test('Tab stops where the walk through the focus does, in the same order', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const { names } = await page.evaluate(coveredFocus);
  await page.goto('/contact');
  const pressed: string[] = [];
  for (const _ of names) {
    await page.keyboard.press('Tab');
    pressed.push(await page.locator(':focus').evaluate((focused) => focused.outerHTML.slice(0, 90)));
  }
  expect(pressed).toEqual(names);
});
