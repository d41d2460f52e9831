import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { test } from './returning-visitor.ts';
import { readBuiltFile } from './support/read-built-page.ts';

const toggle = (page: Page) => page.getByRole('button', { name: content.ui.shell.menu });
const menu = (page: Page) => page.locator('#menu');

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the home page with the boot script, which contains the panels' style sheet, pending until the test decides. */
async function openWithPendingStyle(page: Page): Promise<{ release(): void; fail(): void }> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await page.route(/hydration\/boot/, async (route) => {
    await ((await promise) ? route.continue() : route.abort());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return { release: () => resolve(true), fail: () => resolve(false) };
}

test('before its style sheet has loaded, the menu waits; its button looks pressed', async ({ page }) => {
  const { release } = await openWithPendingStyle(page);
  await toggle(page).hover();
  await page.mouse.down();
  await expect(toggle(page)).toHaveCSS('translate', '0px 1px');
  await page.mouse.up();
  await expect(menu(page)).toBeHidden();
  release();
  // Not by the animation, which would show it unstyled after three seconds.
  await expect(menu(page)).toHaveCSS('animation-duration', '0s');
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
});

test('if its style sheet fails to load, the menu opens unstyled', async ({ page }) => {
  const { fail } = await openWithPendingStyle(page);
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  fail();
  await expect(menu(page)).toBeVisible();
});

test('browsers without popovers hide panels and buttons, and show links in their place', async ({ page }) => {
  const html = readBuiltFile('index.html')
    .replaceAll('selector(:popover-open)', 'selector(:no-such-class)')
    // Its hashes are those of the original styles.
    .replace(/<meta http-equiv="?content-security-policy[^>]*>/i, '');
  await page.route('/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto('/');
  await expect(page.locator('#menu, .drop').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('[popovertarget]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: content.ui.shell.menu })).toHaveAttribute('href', '/sitemap');
  await page.setViewportSize({ width: 1440, height: 900 });
  const links = page.locator('.nav .without-popover').filter({ visible: true });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/services',
    '/locations',
  ]);
});
