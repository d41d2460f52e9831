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

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const [, path] of examplePages) {
  // One visit for all checks: opening a page takes longer than most of them.
  test(`${path} is accessible, responsive and printable`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const hasAutofocus = path === '/search';
    const skip = page.locator('.skip');

    await test.step('with reduced motion, it has no animations and no smooth scrolling', async () => {
      const animations = await page.evaluate(() => document.getAnimations().length);
      expect.soft(animations, `animations of ${path}`).toBe(0);
      await expect.soft(page.locator('html'), path).toHaveCSS('scroll-behavior', 'auto');
    });

    await test.step('its first tab stop is the skip link', async () => {
      // The search page focuses its field instead, which is past the header.
      if (hasAutofocus) return expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toHaveAttribute('href', '#main');
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus, main ~ * :focus')).toHaveCount(1);
      // Restores the initial state without another visit.
      await page.evaluate(() => {
        history.replaceState(history.state, '', location.pathname);
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await skip.focus();
    });

    await test.step('it draws a focus ring of three pixels', async () => {
      for (let stop = 0; stop < 8; stop += 1) {
        if (stop > 0 || hasAutofocus) await page.keyboard.press('Tab');
        const ring = await page.locator(':focus').evaluate((focused) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(focused);
          return `${outlineWidth} ${outlineStyle}`;
        });
        expect.soft(ring, `focus ring at tab stop ${stop + 1} of ${path}`).toBe('3px solid');
      }
    });

    for (const size of [desktop, phone])
      await test.step(`at ${size.width} pixels`, async () => {
        await page.setViewportSize(size);
        const place = `on ${path} at ${size.width} pixels`;
        await test.step('it has no accessibility violations', () => expectNoViolations(page));
        await test.step('its click targets are at least 24 pixels', async () => {
          expect.soft(await page.evaluate(findSmallTargets), `small targets ${place}`).toEqual([]);
        });
        await test.step('increased text spacing clips no text', async () => {
          await page.evaluate(applyTextSpacing);
          expect.soft(await page.evaluate(findClippedText), `clipped text ${place}`).toEqual([]);
          await page.evaluate(() => {
            document.adoptedStyleSheets.pop();
          });
        });
      });

    await test.step('it does not scroll sideways from 320 to 1920 pixels', async () => {
      for (const width of [1920, 1440, 1280, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(findOverflow), `overflow of ${path} at ${width} pixels`).toEqual([]);
        const { shown, wide } = await page.evaluate(measureNarrowImages);
        expect.soft(wide, `wide images with large lettering on ${path} at ${width} pixels`).toEqual([]);
        if (path === '/' && width === 390)
          expect.soft(shown, 'images with large lettering').toBeGreaterThan(2);
      }
    });

    await test.step('it reflows at 320 pixels and at a zoom of 400%', async () => {
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height });
        const place = `${path} at 320 × ${height} pixels`;
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(320);
        expect.soft(await page.evaluate(findClippedText), `clipped text on ${place}`).toEqual([]);
      }
    });

    await test.step('it prints its content in black, with link addresses, and without header and footer', async () => {
      await page.setViewportSize(desktop);
      await page.emulateMedia({ media: 'print' });
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.soft(page.locator('main .print-only'), path).toHaveText(/^https:\/\/./);
      const { frameParts, visibleFrame, links, texts, notBlack } = await page.evaluate(inspectPrint);
      // At least header, footer and skip link.
      expect.soft(frameParts, path).toBeGreaterThanOrEqual(3);
      expect.soft(visibleFrame, `printed parts of the frame on ${path}`).toEqual([]);
      for (const { href, text, position } of links)
        expect.soft([text, position], `${href} on ${path}`).toEqual([`" (${href})"`, 'static']);
      // Some pages print no links.
      if (path === '/') expect.soft(links.length, `links of ${path}`).toBeGreaterThan(30);
      expect.soft(texts, path).toBeGreaterThan(path === '/' ? 150 : 0);
      expect.soft(notBlack, `texts not in black on ${path}`).toEqual([]);
    });
  });
}

for (const path of [
  '/',
  '/services/cybersecurity-compliance',
  '/contact',
  '/seo/managed-it-services-toronto',
]) {
  test(`${path} never hides the focused element`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto(path);
    // Switches on focus rings and hydrates the page.
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    const { stops, covered } = await page.evaluate(findCoveredFocus);
    expect(covered).toEqual([]);
    // Forwards and backwards.
    expect(stops).toBeGreaterThan(100);
  });
}

test('Tab visits the same elements as findCoveredFocus, in the same order', async ({ page }) => {
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
