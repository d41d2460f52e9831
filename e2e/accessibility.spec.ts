import { expect } from '@playwright/test';
import { applyTextSpacing } from './accessibility/apply-text-spacing.ts';
import { findClippedText } from './accessibility/find-clipped-text.ts';
import { findCoveredFocus } from './accessibility/find-covered-focus.ts';
import { findOverflow } from './accessibility/find-overflow.ts';
import { findSmallTargets } from './accessibility/find-small-targets.ts';
import { measureNarrowImages } from './accessibility/measure-narrow-images.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { examplePages } from './support/example-pages.ts';
import { inspectPrint } from './support/inspect-print.ts';
import { test } from './support/shared-page.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const [, path] of examplePages) {
  // One visit, looked at in one step after another: to open a page takes longer than most looks at it.
  test(path, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const beginsInField = path === '/search';
    const skip = page.locator('.skip');

    await test.step('nothing moves by itself, and nothing glides, where less motion is wanted', async () => {
      const animations = await page.evaluate(() => document.getAnimations().length);
      expect.soft(animations, `animations of ${path}`).toBe(0);
      await expect.soft(page.locator('html'), path).toHaveCSS('scroll-behavior', 'auto');
    });

    await test.step('begins with a way past the header', async () => {
      // The search page begins past it: in its field.
      if (beginsInField) return expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toHaveAttribute('href', '#main');
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus, main ~ * :focus')).toHaveCount(1);
      // Back to the beginning, without another visit.
      await page.evaluate(() => {
        history.replaceState(history.state, '', location.pathname);
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await skip.focus();
    });

    await test.step('draws a ring of three pixels round what has the focus', async () => {
      for (let stop = 0; stop < 8; stop += 1) {
        if (stop > 0 || beginsInField) await page.keyboard.press('Tab');
        const ring = await page.locator(':focus').evaluate((focused) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(focused);
          return `${outlineWidth} ${outlineStyle}`;
        });
        expect.soft(ring, `ring at stop ${stop + 1} of ${path}`).toBe('3px solid');
      }
    });

    for (const size of [wide, phone])
      await test.step(`at ${size.width} pixels`, async () => {
        await page.setViewportSize(size);
        const place = `on ${path} at ${size.width} pixels`;
        await test.step('has no barriers, narrow or wide', () => expectNoViolations(page));
        await test.step('offers targets of at least 24 pixels', async () => {
          expect.soft(await page.evaluate(findSmallTargets), `small targets ${place}`).toEqual([]);
        });
        await test.step('keeps all of its text when lines, letters and words stand further apart', async () => {
          await page.evaluate(applyTextSpacing);
          expect.soft(await page.evaluate(findClippedText), `spaced texts cut off ${place}`).toEqual([]);
          await page.evaluate(() => {
            document.adoptedStyleSheets.pop();
          });
        });
      });

    await test.step('never scrolls sideways, from 320 to 1920 pixels', async () => {
      for (const width of [1920, 1440, 1280, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(findOverflow), `width of ${path} at ${width} pixels`).toEqual([]);
        const { shown, wide } = await page.evaluate(measureNarrowImages);
        expect.soft(wide, `wide pictures with large lettering on ${path} at ${width} pixels`).toEqual([]);
        if (path === '/' && width === 390)
          expect.soft(shown, 'pictures with large lettering').toBeGreaterThan(2);
      }
    });

    await test.step('can be read at 320 pixels, and at a zoom of 400%, without scrolling sideways', async () => {
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height });
        const place = `${path} at 320 × ${height} pixels`;
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(320);
        expect.soft(await page.evaluate(findClippedText), `texts cut off on ${place}`).toEqual([]);
      }
    });

    await test.step('prints its content in black, without the frame around it, with the addresses of its links', async () => {
      await page.setViewportSize(wide);
      await page.emulateMedia({ media: 'print' });
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.soft(page.locator('main .print-only'), path).toHaveText(/^https:\/\/./);
      const { parts, shown, links, texts, pale } = await page.evaluate(inspectPrint);
      // The header, the footer and the way past the header at least.
      expect.soft(parts, path).toBeGreaterThanOrEqual(3);
      expect.soft(shown, `parts of the frame on ${path}`).toEqual([]);
      for (const { href, text, position } of links)
        expect.soft([text, position], `${href} on ${path}`).toEqual([`" (${href})"`, 'static']);
      expect.soft(links.length, `links of ${path}`).toBeGreaterThan(path === '/' ? 30 : -1);
      expect.soft(texts, path).toBeGreaterThan(path === '/' ? 150 : 0);
      expect.soft(pale, path).toEqual([]);
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
    const { stops, covered } = await page.evaluate(findCoveredFocus);
    expect(covered).toEqual([]);
    // There and back.
    expect(stops).toBeGreaterThan(100);
  });
}

test('Tab stops where the walk through the focus does, in the same order', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const { names } = await page.evaluate(findCoveredFocus);
  await page.goto('/contact');
  const pressed: string[] = [];
  for (const _ of names) {
    await page.keyboard.press('Tab');
    pressed.push(await page.locator(':focus').evaluate((focused) => focused.outerHTML.slice(0, 90)));
  }
  expect(pressed).toEqual(names);
});
