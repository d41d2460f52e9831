import { expect } from '@playwright/test';
import { content } from './content.ts';
import { test } from './returning-visitor.ts';
import { examplePages } from './support/example-pages.ts';
import { findHiddenContent } from './support/find-hidden-content.ts';

const { faq, services } = content;

test.use({ javaScriptEnabled: false });

test('every kind of page shows all of its content', async ({ page }) => {
  test.slow();
  for (const [name, path] of examplePages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    expect.soft(await findHiddenContent(page), name).toEqual([]);
  }
});

test('cards are visible without their entrance animation', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#services').getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect.poll(() => cards.last().evaluate((card) => getComputedStyle(card).opacity)).toBe('1');
});

test('panels open, close and lead to pages', async ({ page }) => {
  await page.goto('/about');
  const panel = page.locator('#panel-services');
  const entry = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await entry.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(entry).toBeFocused();
  await entry.click();
  await panel.getByRole('link', { name: 'Cloud Solutions' }).click();
  await expect(page).toHaveURL('/services/cloud-solutions');
});

test('the mobile menu opens, expands and leads to pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu summary', { hasText: 'Locations' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Vancouver' }).click();
  await expect(page).toHaveURL('/locations/vancouver');
});

test('all ten FAQ answers are visible', async ({ page }) => {
  await page.goto('/');
  expect(faq.items).toHaveLength(10);
  for (const { answer } of faq.items) await expect(page.locator('#faq')).toContainText(answer);
  await expect(page.locator('#faq details > p').filter({ visible: true })).toHaveCount(faq.items.length);
});

test('the answers on a service page are visible', async ({ page }) => {
  await page.goto('/services/cloud-solutions');
  const answers = page.locator('.faq details > p');
  await expect(answers).toHaveCount(4);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('a service in the address is highlighted', async ({ page }) => {
  await page.goto('/services#cloud-solutions');
  await expect(page.locator('#cloud-solutions')).toBeInViewport();
  await expect
    .poll(() => page.locator('#cloud-solutions').evaluate((row) => getComputedStyle(row).boxShadow))
    .toContain('7px');
});

test('the browser can post the form', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('#contact form');
  await expect(form).toHaveAttribute('method', /post/i);
  await expect(form).toHaveAttribute('action', '/api/contact');
  await expect(form.getByRole('button')).toBeEnabled();
});

test('the home page links to every service', async ({ page }) => {
  await page.goto('/');
  expect(services).toHaveLength(5);
  for (const { slug, name } of services)
    await expect(page.locator('#services').getByRole('link', { name })).toHaveAttribute(
      'href',
      `/services/${slug}`,
    );
});
