import { expect } from '@playwright/test';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/shared-page.ts';

// landing-texts.spec.ts reads all landing pages, accessibility.spec.ts opens one of each kind.

test('a landing page of either language leads to its form and its sources', async ({ page }) => {
  for (const { path, content } of [
    ...inBothLanguages('/seo/halifax-legal').slice(0, 1),
    ...inBothLanguages('/seo/toronto-legal').slice(1),
  ]) {
    const { ui, contactForm } = content;
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: ui.actions.bookConsultation }).click();
    const form = page.getByRole('region', { name: ui.landing.assessmentTitle, exact: true });
    await expect(form).toBeInViewport();
    await expect(form.locator('select')).toHaveValue(
      getEntry(content.services, 'managed-it-services').contactChoice,
    );
    await expect(form.getByRole('button', { name: contactForm.submit })).toBeVisible();
  }

  await page.goto('/seo/halifax-legal');
  await test.step('the reach map has a wide and a narrow version', async () => {
    const map = page.locator('#city-service ~ * img');
    for (const [width, version] of [
      [1440, 'reach'],
      [390, 'reach-sm'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await map.scrollIntoViewIfNeeded();
      await expect
        .poll(() => map.evaluate((image: HTMLImageElement) => image.currentSrc), `at ${width} pixels`)
        .toContain(`/art/plate-halifax-${version}.svg`);
    }
  });
  await test.step('the date below the image leads to the sources', async () => {
    await page.getByRole('link', { name: 'Law and figures checked November 2026; sources below' }).click();
    const sources = page.locator('#sources');
    await expect(sources).toBeInViewport();
    await sources.locator('summary').click();
    const { sources: expected = [] } = getEntry(content.landing, 'halifax-legal');
    expect(expected.length).toBeGreaterThan(0);
    for (const { address } of expected) await expect(sources.locator(`a[href="${address}"]`)).toBeVisible();
  });
});

test('the first image is the city’s map or the industry’s plan, and pages about a city show its reach map', () => {
  for (const [path, first] of [
    ['/seo/cloud-solutions-halifax', 'plate-halifax'],
    ['/seo/halifax-legal', 'industry-legal'],
    ['/seo/cloud-solutions-legal', 'industry-legal'],
  ] as const)
    expect(openBuiltPage(path).all('main img')[0]?.attribute('src')).toBe(`/art/${first}.svg`);
  for (const path of ['/seo/halifax-legal', '/seo/cloud-solutions-halifax', '/locations/halifax']) {
    const map = openBuiltPage(path).one('#city-service ~ * img');
    expect(map.name).toBe(fill(content.ui.city.reachAlt, { city: getEntry(content.cities, 'halifax').name }));
    expect(map.attribute('src')).toBe('/art/plate-halifax-reach.svg');
    expect(openBuiltPage(path).all('source[srcset="/art/plate-halifax-reach-sm.svg"]')).toHaveLength(1);
  }
});
