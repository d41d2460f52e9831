import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { test } from './support/shared-page.ts';

const { services, cities, navigation, company, ui } = content;
const header = (page: Page) => page.getByRole('banner');
const entry = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const panelOf = { Services: '#panel-services', Locations: '#panel-locations' } as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('the main navigation lists its entries in order', async ({ page }) => {
  const main = header(page).getByRole('navigation', { name: ui.shell.mainNavigation });
  await expect(main.locator('.nav > li > :first-child')).toHaveText([
    'Home',
    'Services',
    'Locations',
    'Case Studies',
    'About',
    'Contact',
  ]);
  await expect(main.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Case Studies' })).toHaveAttribute('href', '/case-studies');
  await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});

test('the main navigation marks the current page', async ({ page }) => {
  await expect(header(page).locator('[aria-current="page"]')).toHaveText(['About']);
});

test('the header has a phone link and a link to the contact page', async ({ page }) => {
  const call = header(page).getByRole('link', { name: company.phone, exact: true });
  await expect(call).toHaveAttribute('href', `tel:${company.phoneDial}`);
  const start = header(page).getByRole('link', { name: 'Get Started' });
  await expect(start).toBeVisible();
  await start.click();
  await expect(page).toHaveURL('/contact');
});

test('the Services panel lists all five services', async ({ page }) => {
  await entry(page, 'Services').click();
  const panel = page.locator(panelOf.Services);
  await expect(panel.locator('.drop-item b')).toHaveText(services.map(({ name }) => name));
  await panel.getByRole('link', { name: 'Cloud Solutions' }).click();
  await expect(page).toHaveURL('/services/cloud-solutions');
});

test('the Locations panel lists six cities and a link to all', async ({ page }) => {
  await entry(page, 'Locations').click();
  const panel = page.locator(panelOf.Locations);
  const links = panel.getByRole('link');
  await expect(links).toHaveCount(7);
  for (const [index, { slug, name }] of cities.slice(0, 6).entries()) {
    await expect(links.nth(index)).toContainText(name);
    await expect(links.nth(index)).toHaveAttribute('href', `/locations/${slug}`);
  }
  await expect(links.last()).toHaveText('More Cities...');
  await links.last().click();
  await expect(page).toHaveURL('/locations');
});

for (const name of ['Services', 'Locations'] as const) {
  test(`the ${name} panel opens by mouse and closes on a click outside`, async ({ page }) => {
    const panel = page.locator(panelOf[name]);
    await expect(panel).toBeHidden();
    await entry(page, name).click();
    await expect(panel).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(panel).toBeHidden();
  });

  test(`the ${name} panel opens by keyboard, and Escape closes it and returns the focus`, async ({
    page,
  }) => {
    const panel = page.locator(panelOf[name]);
    await entry(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(entry(page, name)).toBeFocused();
  });
}

test('opening one panel closes the other', async ({ page }) => {
  await entry(page, 'Services').click();
  await entry(page, 'Locations').click();
  await expect(page.locator(panelOf.Locations)).toBeVisible();
  await expect(page.locator(panelOf.Services)).toBeHidden();
});

test('an in-page link closes its panel', async ({ page }) => {
  await page.goto('/');
  await entry(page, 'Services').click();
  await page.locator(panelOf.Services).getByRole('link', { name: navigation.promoTitle }).click();
  await expect(page.locator(panelOf.Services)).toBeHidden();
  await expect(page).toHaveURL('/#cybersecurity-check');
});

test('the header stays at the top while scrolling', async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
});

test('the first tab stop skips the header', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ui.shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
});

test('a panel closes when the focus leaves it', async ({ page }) => {
  const panel = page.locator(panelOf.Services);
  await entry(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await expect(panel).toBeVisible();
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(entry(page, 'Locations')).toBeFocused();
});

test('the gold pin in the Services panel is not clipped', async ({ page }) => {
  await entry(page, 'Services').click();
  const picture = page.locator(`${panelOf.Services} img`);
  const [image, tile] = [await picture.boundingBox(), await picture.locator('..').boundingBox()];
  // The extent of the pin in the image, including its halo.
  const right = (image?.x ?? 0) + (image?.width ?? 0) * 0.96;
  expect(right).toBeLessThanOrEqual((tile?.x ?? 0) + (tile?.width ?? 0));
  expect((image?.y ?? 0) + (image?.height ?? 0) * 0.36).toBeGreaterThan(tile?.y ?? 0);
});

for (const width of [768, 1024, 1100]) {
  test(`the header shows its call to action at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(header(page).getByRole('link', { name: ui.shell.getStarted })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the header is not sticky in a low viewport, such as at 400% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(header(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(header(page)).toBeInViewport();
});
