import { expect, type Page } from '@playwright/test';
import { getEntry } from '../lib/content/get-entry.ts';
import { fill } from '../lib/i18n/fill.ts';
import { content } from './content.ts';
import { findHiddenContent } from './support/find-hidden-content.ts';
import { test } from './support/shared-page.ts';

// landing-texts.spec.ts checks the text of all landing pages.

const { landing, services, company, ui, contactForm } = content;
const words = ui.landing;

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const items = (page: Page, name: string) => sectionOf(page, name).getByRole('listitem');

for (const [slug, service] of [
  ['managed-it-services-toronto', 'managed-it-services'],
  ['cybersecurity-compliance-healthcare', 'cybersecurity-compliance'],
  ['toronto-legal', 'managed-it-services'],
] as const) {
  test(`${slug} hides nothing but collapsed parts, and preselects its service in the form`, async ({
    page,
  }) => {
    await page.goto(`/seo/${slug}`);
    await expect(page.getByRole('main').getByText(getEntry(landing, slug).lead)).toBeVisible();
    expect(await findHiddenContent(page)).toEqual([]);
    const section = sectionOf(page, words.assessmentTitle);
    // Preselected, and therefore collapsed with the other optional fields.
    const choice = section.getByRole('combobox', { name: contactForm.fields.service, includeHidden: true });
    await expect(choice).toHaveValue(getEntry(services, service).contactChoice);
    await expect(section.getByRole('button', { name: contactForm.submit })).toBeVisible();
    await expect(section.getByRole('link', { name: company.landingPhone })).toBeVisible();
  });
}

test('the link lists of a page about a service in a city expand', async ({ page }) => {
  await page.goto('/seo/managed-it-services-toronto');
  for (const [title, count] of [
    [words.questionsTitle, 12],
    [fill(words.aroundTitle, { city: 'Toronto' }), 18],
  ] as const) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    const list = page.getByRole('main').locator('details').filter({ has: heading });
    await expect(list).toHaveCount(1);
    await expect(list.getByRole('link')).toHaveCount(0);
    await heading.click();
    await expect(list.getByRole('listitem')).toHaveCount(count);
    await expect(list.getByRole('link')).toHaveCount(count);
  }
});

/** The two pages with the most text of each kind, and all Toronto pages, which have an additional section. */
const tallest = [
  ...(['service-city', 'service-industry', 'city-industry'] as const).flatMap((kind) =>
    landing
      .filter((entry) => entry.kind === kind)
      .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
      .slice(0, 2),
  ),
  ...landing.filter((entry) => 'city' in entry && entry.city === 'toronto'),
].map(({ slug }) => slug);

test('the tallest pages of each kind are at most 9,000 pixels on a phone', async ({ page }) => {
  expect(tallest.length).toBeGreaterThan(20);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of tallest) {
    await page.goto(`/seo/${slug}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, slug).toBeGreaterThan(5000);
    expect.soft(height, slug).toBeLessThanOrEqual(9000);
  }
});

test('the feature list is collapsed on a phone only', async ({ page }) => {
  const { features } = getEntry(services, 'cloud-solutions');
  await page.goto('/seo/cloud-solutions-legal');
  await expect(items(page, words.features)).toHaveText(features);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(items(page, words.features)).toHaveText(features.slice(0, 4));
  await sectionOf(page, words.features).locator('summary').click();
  await expect(items(page, words.features)).toHaveText(features);
});

test('the phone number is repeated in the middle of the page', async ({ page }) => {
  for (const [path, section] of [
    ['/seo/cloud-solutions-legal', words.features],
    ['/seo/halifax-legal', words.goesWrong],
  ] as const) {
    await page.goto(path);
    await expect(sectionOf(page, section).getByRole('link', { name: company.landingPhone })).toBeVisible();
  }
});

test('an unknown landing page shows the not-found page without a redirect', async ({ page }) => {
  const answer = await page.goto('/seo/managed-it-services-atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/seo/managed-it-services-atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.notFoundPage.heading);
});

test('the consultation button leads to the form', async ({ page }) => {
  await page.goto('/seo/toronto-legal');
  await page.getByRole('main').getByRole('link', { name: ui.actions.bookConsultation }).click();
  await expect(sectionOf(page, words.assessmentTitle)).toBeInViewport();
});
