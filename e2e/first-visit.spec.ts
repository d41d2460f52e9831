import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { fresh as test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px nothing moves while a page loads and is scrolled, and its largest part is fetched at once`, async ({
    page,
  }) => {
    test.slow();
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
      const { largest } = await page.evaluate(seen);
      expect.soft(largest, name).not.toBe('');
      expect.soft(largest, name).not.toContain('loading="lazy"');
      // A picture that fades in counts from the moment at which it begins to.
      if (path === '/services' && width === 390) expect.soft(largest).toMatch(/^<img /);
      // The contours behind it are too light to count: the page is there with its words.
      if (path === '/' && width === 390) expect.soft(largest).toMatch(/^<(p|h1|span)\b/);
      await scrollThrough(page);
      const { moved } = await page.evaluate(seen);
      expect.soft(moved, name).toEqual([]);
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
