import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { findOverflow } from './accessibility/find-overflow.ts';
import { pauseRequests } from './pause-requests.ts';
import { fresh as test } from './returning-visitor.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { examplePages } from './support/example-pages.ts';

/** Pages whose layout others have as well: the text of a legal page, a city. */
const sameLayout = ['/terms-of-service', '/accessibility', '/locations/halifax'];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  // One visit for all checks: opening a page with a cold cache takes longer than most of them.
  test(`every kind of page loads without layout shifts, policy violations or a late largest element, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    const reports = await collectPolicyReports(page);
    await page.setViewportSize({ width, height });
    await page.addInitScript(observe);
    // A cold cache for every page.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // font-swap.spec.ts covers layout shifts of loading fonts.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const [name, path] of examplePages) {
      if (width > 390 && sameLayout.includes(path)) continue;
      await visit(page, path);
      await test.step('its largest element is not lazy', async () => {
        const message = `largest element of ${name}`;
        const readLargest = async () => (await page.evaluate(observed)).largest;
        // The browser reports it some time after it has painted.
        await expect.poll(readLargest, message).not.toBe('');
        const largest = await readLargest();
        expect.soft(largest, message).not.toContain('loading="lazy"');
        // An image that fades in counts from the start of its animation.
        if (path === '/services' && width === 390) expect.soft(largest, message).toMatch(/^<img /);
        // The contour lines in the background are too light to count, so text is the largest element.
        if (path === '/' && width === 390) expect.soft(largest, message).toMatch(/^<(p|h1|span)\b/);
      });
      await test.step('nothing shifts while it loads and scrolls', async () => {
        while (!(await scrollThrough(page))) await visit(page, path);
        const { shifts } = await page.evaluate(observed);
        expect.soft(shifts, `layout shifts on ${name}`).toEqual([]);
      });
      // The remaining checks do not depend on the width.
      if (width > 390) continue;
      await test.step('the policy of the bundled server blocks nothing', async () => {
        await page.keyboard.press('Tab');
        await settle(page);
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        // The font proves that the style sheet applies.
        await expect.soft(page.locator('body'), name).toHaveCSS('font-family', /radio/i);
        expect.soft(reports.splice(0), `policy reports on ${name}`).toEqual([]);
      });
      // On a slow network the fallback fonts, which may be wider, stay for the whole visit.
      await test.step('it does not scroll sideways in fallback fonts, at 390 and 320 px', async () => {
        expect.soft(await page.evaluate(findOverflow), name).toEqual([]);
        await page.setViewportSize({ width: 320, height });
        expect.soft(await page.evaluate(findOverflow), `${name} at 320 px`).toEqual([]);
        await page.setViewportSize({ width, height });
      });
    }
  });
}

test('what is below the window is left out until the page has loaded, or until a link leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const footer = page.getByRole('contentinfo');
  const release = await pauseRequests(page, /hydration\/boot/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  release();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.goto('/robots.txt');
  await page.goto('/#contact', { waitUntil: 'load' });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('#contact')).toBeInViewport();
});

declare global {
  interface Window {
    /** The HTML of the largest contentful paint, and all layout shifts with their sources. */
    observed: { largest: string; shifts: string[] };
    /** Resolves after two frames, or with false if there are none. */
    nextFrames: () => Promise<boolean>;
  }
}

/** For `addInitScript`. */
function observe(): void {
  const observed = { largest: '', shifts: [] as string[] };
  window.observed = observed;
  window.nextFrames = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      setTimeout(resolve, 20_000, false);
    });
  const htmlOf = (node: unknown) => (node instanceof Element ? node.outerHTML : '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('element' in entry) observed.largest = htmlOf(entry.element);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'sources' in entry && Array.isArray(entry.sources))
        observed.shifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => htmlOf(node).slice(0, 90)).join(' ')}`,
        );
  }).observe({ type: 'layout-shift', buffered: true });
}

const observed = () => window.observed;

/**
 * Opens a page and waits for its first frames. On a busy machine, Chromium 156 without a graphics card sometimes paints
 * no more of a page, whatever is done to it, until the page is loaded again.
 */
async function visit(page: Page, path: string): Promise<void> {
  do {
    await page.goto(path, { waitUntil: 'load' });
    await settle(page);
  } while (!(await page.evaluate(() => window.nextFrames())));
}

/**
 * Scrolls to the end of the page, one painted screen at a time.
 *
 * @returns false if the browser has stopped painting
 */
async function scrollThrough(page: Page): Promise<boolean> {
  const isPainted = await page.evaluate(async () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += clientHeight) {
      scrollTo({ top, behavior: 'instant' });
      if (!(await window.nextFrames())) return false;
    }
    return true;
  });
  if (isPainted) await settle(page);
  return isPainted;
}
