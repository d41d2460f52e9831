import { expect } from '@playwright/test';
import { getEntry } from '../lib/content/get-entry.ts';
import { fill } from '../lib/i18n/fill.ts';
import { content } from './content.ts';
import { test } from './support/shared-page.ts';

const { landing, cities, ui } = content;

test('the easternmost city has the Atlantic as its neighbour, without a link', async ({ page }) => {
  await page.goto('/locations/halifax');
  const margin = page.getByRole('navigation', { name: ui.mapMargin.label });
  await expect(margin.getByText(ui.mapMargin.atlantic)).toBeVisible();
  await expect(margin.getByRole('link', { name: ui.mapMargin.atlantic })).toHaveCount(0);
});

test('the date below the image leads to the sources', async ({ page }) => {
  await page.goto('/seo/halifax-legal');
  await page.getByRole('link', { name: 'Facts checked November 2026' }).click();
  const sources = page.locator('#sources');
  await expect(sources).toBeInViewport();
  await sources.locator('summary').click();
  const { sources: expected = [] } = getEntry(landing, 'halifax-legal');
  expect(expected.length).toBeGreaterThan(0);
  for (const { address } of expected) await expect(sources.locator(`a[href="${address}"]`)).toBeVisible();
});

test('the first image is the city’s map or the industry’s plan', async ({ page }) => {
  const picture = page.getByRole('main').getByRole('img').first();
  await page.goto('/seo/cloud-solutions-halifax');
  await expect(picture).toHaveAttribute('src', '/art/plate-halifax.svg');
  await page.goto('/seo/halifax-legal');
  await expect(picture).toHaveAttribute('src', '/art/industry-legal.svg');
  await page.goto('/seo/cloud-solutions-legal');
  await expect(picture).toHaveAttribute('src', '/art/industry-legal.svg');
});

test('pages about a city show its reach map, in a wide and a narrow version', async ({ page }) => {
  for (const path of ['/seo/halifax-legal', '/seo/cloud-solutions-halifax', '/locations/halifax']) {
    await page.goto(path);
    const map = page.locator('#city-service ~ * img');
    await expect(map).toHaveAttribute(
      'alt',
      fill(ui.city.reachAlt, { city: getEntry(cities, 'halifax').name }),
    );
    for (const [width, version] of [
      [1440, 'reach'],
      [390, 'reach-sm'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await map.scrollIntoViewIfNeeded();
      await expect
        .poll(() => map.evaluate((image: HTMLImageElement) => image.currentSrc), `${path} at ${width} pixels`)
        .toContain(`/art/plate-halifax-${version}.svg`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
