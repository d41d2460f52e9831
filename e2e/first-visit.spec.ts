import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { findOverflow } from './accessibility/find-overflow.ts';
import { fresh as test } from './returning-visitor.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { examplePages } from './support/example-pages.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  // One visit holds all looks: to open a page with nothing kept takes longer than most of them.
  test(`nothing is wrong with a first visit to any kind of page, ${width} pixels wide`, async ({ page }) => {
    test.slow();
    const reports = await collectPolicyReports(page);
    await page.setViewportSize({ width, height });
    await page.addInitScript(observe);
    // Each page is seen as by somebody whose browser has no file of the site yet.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // What moves when the typefaces come is looked at in font-swap.spec.ts.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const [name, path] of examplePages) {
      await page.goto(path);
      await settle(page);
      await test.step('its largest part is fetched at once', async () => {
        const { largest } = await page.evaluate(seen);
        const message = `largest part of ${name}`;
        expect.soft(largest, message).not.toBe('');
        expect.soft(largest, message).not.toContain('loading="lazy"');
        // A picture that fades in counts from the moment at which it begins to.
        if (path === '/services' && width === 390) expect.soft(largest, message).toMatch(/^<img /);
        // The contours behind it are too light to count: the page is there with its words.
        if (path === '/' && width === 390) expect.soft(largest, message).toMatch(/^<(p|h1|span)\b/);
      });
      await test.step('nothing moves while it loads and is scrolled', async () => {
        await scrollThrough(page);
        const { moved } = await page.evaluate(seen);
        expect.soft(moved, `what moves on ${name}`).toEqual([]);
      });
      // A page asks for the same kinds of things at each width.
      if (width > 390) continue;
      await test.step('the policy of the bundled server lets it be as it is', async () => {
        await page.keyboard.press('Tab');
        await settle(page);
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        // Without its style sheet a page is set in the browser's own font.
        await expect.soft(page.locator('body'), name).toHaveCSS('font-family', /radio/i);
        expect.soft(reports.splice(0), `reports of the policy on ${name}`).toEqual([]);
      });
      // Fonts that come late are not shown at all: on a slow line the first visit is one in the machine's own, wider fonts.
      await test.step('it does not scroll sideways without the site’s fonts', async () => {
        for (const narrow of [390, 320]) {
          await page.setViewportSize({ width: narrow, height });
          expect.soft(await page.evaluate(findOverflow), `${name} at ${narrow} pixels`).toEqual([]);
        }
      });
      await page.setViewportSize({ width, height });
    }
  });
}

declare global {
  interface Window {
    /** The HTML of what the browser takes for the largest thing that it has painted, and what has moved by how much. */
    seen: { largest: string; moved: string[] };
  }
}

/** For `addInitScript`. */
function observe(): void {
  const seen = { largest: '', moved: [] as string[] };
  window.seen = seen;
  const start = (node: unknown) => (node instanceof Element ? node.outerHTML : '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('element' in entry) seen.largest = start(entry.element);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'sources' in entry && Array.isArray(entry.sources))
        seen.moved.push(
          `${entry.value} ${entry.sources.map(({ node }) => start(node).slice(0, 90)).join(' ')}`,
        );
  }).observe({ type: 'layout-shift', buffered: true });
}

const seen = () => window.seen;

/** Goes down the page a screen at a time, as far as it is, letting each be drawn. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
  });
  await settle(page);
}
