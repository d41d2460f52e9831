import { expect } from '@playwright/test';
import { pauseRequests } from './pause-requests.ts';
import { fresh as test } from './returning-visitor.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`hydration causes no layout shift while fonts are loading, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    const release = await pauseRequests(page, /\.woff2$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The boot script has run by then and listens for interaction.
    await page.waitForLoadState('domcontentloaded');
    await page.mouse.move(200, 200);
    await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // Two style sheets: the boot script's and the deferred one.
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(2);
    const total = await page.evaluate(
      () =>
        'shifts' in window &&
        Array.isArray(window.shifts) &&
        window.shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(total).toBeLessThanOrEqual(0.01);
    release();
  });
}
