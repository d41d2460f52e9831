import { expect, type Page } from '@playwright/test';
import { applyTextSpacing } from './accessibility/apply-text-spacing.ts';
import { findClippedText } from './accessibility/find-clipped-text.ts';
import { findCoveredFocus } from './accessibility/find-covered-focus.ts';
import { findOverflow } from './accessibility/find-overflow.ts';
import { findSmallTargets } from './accessibility/find-small-targets.ts';
import { findStickyOverlaps } from './accessibility/find-sticky-overlaps.ts';
import { measureNarrowImages } from './accessibility/measure-narrow-images.ts';
import { inBothLanguages } from './both-languages.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { emulatePrint } from './support/emulate-print.ts';
import { examplePages } from './support/example-pages.ts';
import { findHiddenContent } from './support/find-hidden-content.ts';
import { inspectPrint } from './support/inspect-print.ts';
import { test } from './support/shared-page.ts';
import { allWidths } from './widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// One visit for all checks: opening a page takes longer than most of them.
for (const { language, path } of examplePages.flatMap(([, english]) => inBothLanguages(english)))
  test(`${path} has no accessibility violations, hides nothing, fits every width and prints its content`, async ({
    page,
  }) => {
    await page.goto(path);
    const animations = await page.evaluate(() => document.getAnimations().length);
    expect.soft(animations, `animations of ${path} with reduced motion`).toBe(0);

    // The languages share markup and styles: each is checked on one device.
    const device = language === 'en' ? 390 : 1440;
    await page.setViewportSize({ width: device, height: 900 });
    await expectNoViolations(page);
    const small = await page.evaluate(findSmallTargets);
    expect.soft(small, `small targets on ${path} at ${device} pixels`).toEqual([]);

    // French texts, a fifth longer, run out of room first.
    const others = language === 'fr' ? [1920, 1280] : [];
    for (const width of [...others, ...allWidths.toReversed()]) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${path} at ${width} pixels`;
      expect.soft(await findHiddenContent(page), `hidden content of ${place}`).toEqual([]);
      expect.soft(await page.evaluate(findOverflow), `overflow of ${place}`).toEqual([]);
      expect.soft(await page.evaluate(findClippedText), `clipped text on ${place}`).toEqual([]);
      expect.soft(await page.evaluate(findStickyOverlaps), `covered content of ${place}`).toEqual([]);
      const { shown, wide } = await page.evaluate(measureNarrowImages);
      expect.soft(wide, `wide images with large lettering on ${place}`).toEqual([]);
      if (path === '/' && width === 390) expect.soft(shown, place).toBeGreaterThan(0);
    }
    await test.step('with text of twice the size', () => expectLargeText(page));
    if (language === 'en') return test.step('on paper', () => expectPrint(page, path));
    await test.step('at a zoom of 400%', () => expectReflow(page));
    await test.step('with increased text spacing', () => expectSpacedText(page));
  });

async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await page.evaluate(findOverflow), 'overflow').toEqual([]);
  expect.soft(await page.evaluate(findClippedText), 'clipped text').toEqual([]);
}

async function expectLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  const setSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setSize('200%');
  expect.soft(await page.evaluate(findOverflow), 'overflow').toEqual([]);
  await setSize('');
}

async function expectSpacedText(page: Page): Promise<void> {
  await page.evaluate(applyTextSpacing);
  // Nobody needs both: 320 pixels are a zoom of 400%, which widens the spaces as well.
  for (const width of allWidths.slice(1)) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findClippedText), `clipped text at ${width} pixels`).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}

/** Expects content in black, with the addresses of links, and without header and footer. */
async function expectPrint(page: Page, path: string): Promise<void> {
  await emulatePrint(page);
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.soft(page.locator('main p.print-only')).toHaveText(/^https:\/\/./);
  const { frameParts, visibleFrame, links, texts, notBlack } = await page.evaluate(inspectPrint);
  // At least header, footer and skip link.
  expect.soft(frameParts).toBeGreaterThanOrEqual(3);
  expect.soft(visibleFrame, 'printed parts of the frame').toEqual([]);
  for (const { href, text, position } of links)
    expect.soft([text, position], href).toEqual([`" (${href})"`, 'static']);
  // Some pages print no links.
  if (path === '/') expect.soft(links.length).toBeGreaterThan(30);
  expect.soft(texts).toBeGreaterThan(path === '/' ? 150 : 0);
  expect.soft(notBlack, 'texts not in black').toEqual([]);
}

for (const path of [
  '/',
  '/services/cybersecurity-compliance',
  '/contact',
  '/search',
  '/seo/managed-it-services-toronto',
])
  test(`the keyboard starts at the skip link of ${path} and always sees its focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    const hasAutofocus = path === '/search';
    await (hasAutofocus ? expect(page.getByRole('searchbox')).toBeFocused() : expectSkipLink(page));

    const focused: string[] = [];
    for (let stop = 0; stop < 8; stop += 1) {
      if (stop > 0 || hasAutofocus) await page.keyboard.press('Tab');
      const { ring, html } = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { ring: `${outlineWidth} ${outlineStyle}`, html: element.outerHTML.slice(0, 90) };
      });
      expect.soft(ring, `focus ring of ${html}`).toBe('3px solid');
      focused.push(html);
    }

    // The first key has hydrated the page.
    await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    const { stops, covered, names } = await page.evaluate(findCoveredFocus);
    expect(covered).toEqual([]);
    // Forwards and backwards.
    expect(stops).toBeGreaterThan(40);
    // Tab visits the same elements, in the same order.
    if (!hasAutofocus) expect(names.slice(0, focused.length)).toEqual(focused);
  });

/** Follows the skip link, then returns to it. */
async function expectSkipLink(page: Page): Promise<void> {
  const skip = page.locator('.skip');
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
}
