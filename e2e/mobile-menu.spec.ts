import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { test } from './returning-visitor.ts';

const { services, cities, company } = content;
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.locator('#menu');
const group = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the menu button opens and closes the menu', async ({ page }) => {
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
});

test('the menu has the same entries as the header', async ({ page }) => {
  await toggle(page).click();
  await expect(menu(page).locator('.menu-row')).toHaveText([
    'Home',
    'Services',
    'Locations',
    'Case Studies',
    'About',
    'Contact',
  ]);
  await group(page, 'Services').click();
  for (const { name, slug } of services)
    await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', `/services/${slug}`);
  await group(page, 'Locations').click();
  for (const { name, slug } of cities.slice(0, 6))
    await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', `/locations/${slug}`);
  await expect(menu(page).getByRole('link', { name: 'More Cities...' })).toHaveAttribute(
    'href',
    '/locations',
  );
  await expect(menu(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  await expect(menu(page).getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phoneDial}`,
  );
});

test('an entry opens its page with the menu closed', async ({ page }) => {
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu(page)).toBeHidden();
});

test('an in-page link closes the menu', async ({ page }) => {
  await toggle(page).click();
  await menu(page)
    .getByRole('link', { name: 'Home' })
    .evaluate((link) => link.setAttribute('href', '#contact'));
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(menu(page)).toBeHidden();
});

test('the menu works by keyboard, and Escape closes it and returns the focus', async ({ page }) => {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(group(page, 'Services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Cloud Solutions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the menu scrolls to its last entry', async ({ page }) => {
  await toggle(page).click();
  await group(page, 'Services').click();
  await group(page, 'Locations').click();
  await menu(page).getByRole('link', { name: 'Search' }).scrollIntoViewIfNeeded();
  await expect(menu(page).getByRole('link', { name: 'Search' })).toBeInViewport();
});

test('the page behind the open menu is inert and does not scroll', async ({ page }) => {
  await toggle(page).click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toHaveAttribute('inert');
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Tabbing past the last entry closes the menu, so the focus never moves to a covered element.
  await toggle(page).focus();
  let inMenu = 0;
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab');
    const isOpen = await menu(page).isVisible();
    // After the last entry, the focus passes through the browser's own controls.
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
    if (isOpen && isOnPage) await expect(page.locator('#menu :focus, header :focus').first()).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('.ftr'))).toBeNull();
    inMenu += isOpen ? 1 : 0;
  }
  expect(inMenu).toBeGreaterThan(7);
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('the menu button shows a cross while the menu is open', async ({ page }) => {
  const icon = () => toggle(page).locator('.icon:visible path').getAttribute('d');
  const closed = await icon();
  await toggle(page).click();
  await expect(toggle(page).locator('.icon:visible')).toHaveCount(1);
  expect(await icon()).not.toBe(closed);
});

test('the menu can be closed after the viewport becomes wide', async ({ page }) => {
  await toggle(page).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test.describe('before the menu’s style sheet has loaded', () => {
  /** Opens the home page with the boot script, which contains the style sheet, pending until the test decides. */
  async function openWithPendingStyle(page: Page): Promise<{ release(): void; fail(): void }> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    await page.route(/hydration\/boot/, async (route) => {
      await ((await promise) ? route.continue() : route.abort());
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    return { release: () => resolve(true), fail: () => resolve(false) };
  }

  test('the button looks pressed, and the menu opens when its style sheet loads', async ({ page }) => {
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

  test('the menu opens unstyled if its style sheet fails to load', async ({ page }) => {
    const { fail } = await openWithPendingStyle(page);
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    fail();
    await expect(menu(page)).toBeVisible();
  });
});
