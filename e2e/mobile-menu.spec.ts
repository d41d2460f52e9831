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

test('opens and closes by its button', async ({ page }) => {
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
});

test('holds the same entries as the header', async ({ page }) => {
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

test('an entry leads to its page, where the menu is closed', async ({ page }) => {
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu(page)).toBeHidden();
});

test('an entry that stays on the page closes it, too', async ({ page }) => {
  await toggle(page).click();
  await menu(page)
    .getByRole('link', { name: 'Home' })
    .evaluate((link) => link.setAttribute('href', '#contact'));
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(menu(page)).toBeHidden();
});

test('works by keyboard, and Escape closes it and gives the focus back', async ({ page }) => {
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

test('is taller than no screen: its end can be reached', async ({ page }) => {
  await toggle(page).click();
  await group(page, 'Services').click();
  await group(page, 'Locations').click();
  await menu(page).getByRole('link', { name: 'Search' }).scrollIntoViewIfNeeded();
  await expect(menu(page).getByRole('link', { name: 'Search' })).toBeInViewport();
});
