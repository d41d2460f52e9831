import { expect, test } from '@playwright/test';
import { coveredFocus } from './accessibility/covered-focus.ts';
import { cutOffTexts } from './accessibility/cut-off-texts.ts';
import { smallTargets } from './accessibility/small-targets.ts';
import { examplePages } from './support/example-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('onboarding-seen', 'true')));

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const [, path] of examplePages) {
  test.describe(path, () => {
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
        const focused = page.locator(':focus');
        await expect(focused).toHaveCSS('outline-style', 'solid');
        await expect(focused).toHaveCSS('outline-width', '3px');
      }
    });

    test('is read in the order header, main part, footer, under one first heading', async ({ page }) => {
      await page.goto(path);
      const landmarks = await page
        .locator('body > header, body > main, body > footer')
        .evaluateAll((elements) => elements.map(({ localName }) => localName));
      expect(landmarks).toEqual(['header', 'main', 'footer']);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      const levels = await page
        .locator('main :is(h1, h2, h3, h4, h5, h6)')
        .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
      for (const [index, level] of levels.entries())
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      const names = await page
        .getByRole('navigation')
        .evaluateAll((navs) => navs.map((nav) => nav.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(names.length);
    });

    for (const [name, size] of [
      ['320 pixels', { width: 320, height: 640 }],
      ['a zoom of 400%', { width: 320, height: 256 }],
    ] as const) {
      test(`can be read at ${name} without scrolling sideways`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        expect(await page.evaluate(cutOffTexts)).toEqual([]);
      });
    }

    test('keeps all of its text when lines, letters and words stand further apart', async ({ page }) => {
      for (const size of [phone, wide]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.evaluate(spaceText);
        expect(await page.evaluate(cutOffTexts)).toEqual([]);
      }
    });

    test('offers targets of at least 24 pixels', async ({ page }) => {
      for (const size of [phone, wide]) {
        await page.setViewportSize(size);
        await page.goto(path);
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
  for (const key of ['Tab', 'Shift+Tab']) {
    test(`${path} shows what has the focus, with ${key} from one to the next`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 1440, height: 600 });
      await page.goto(path);
      const stops = await page.locator(':is(a[href], button, input, select, textarea, summary)').count();
      const covered: string[] = [];
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press(key);
        const found = await page.evaluate(coveredFocus);
        if (found) covered.push(found);
      }
      expect(covered).toEqual([]);
    });
  }
}

/** What WCAG 1.4.12 asks a page to bear, as a reader's own style sheet would set it. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}
