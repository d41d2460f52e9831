import { expect } from '@playwright/test';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { findHiddenContent } from './support/find-hidden-content.ts';
import { test } from './support/shared-page.ts';
import { atEachWidth } from './widths.ts';

// landing-texts.spec.ts reads all landing pages.

/** One of each kind, and two of Toronto, with the service that the form preselects. */
const examples = [
  ['managed-it-services-toronto', 'managed-it-services'],
  ['toronto-legal', 'managed-it-services'],
  ['cloud-solutions-halifax', 'cloud-solutions'],
  ['cybersecurity-compliance-healthcare', 'cybersecurity-compliance'],
  ['quebec-city-real-estate', 'managed-it-services'],
] as const;

test('landing pages hide and fold nothing but their sources, at every width', async ({ page }) => {
  for (const [slug] of examples)
    for (const { path } of inBothLanguages(`/seo/${slug}`)) {
      await page.goto(path);
      await atEachWidth(page, async (width) => {
        expect(await findHiddenContent(page), path).toEqual([]);
        await expect(page.locator('main details:not([open]):not(.sources *, form *)')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      });
    }
});

test('the four tens of Toronto and the keyword lists of 12 and 18 are visible without a press', async ({
  page,
}) => {
  for (const { path, content } of inBothLanguages('/seo/managed-it-services-toronto')) {
    await page.goto(path);
    const { landing: words } = content.ui;
    const places = page.getByRole('region', { name: words.torontoTitle }).getByRole('listitem');
    const { inText = '', name } = getEntry(content.cities, 'toronto');
    const around = fill(words.aroundTitle, { city: name, inCity: inText });
    const linksUnder = (heading: string) =>
      page
        .locator('.link-columns')
        .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
        .getByRole('link');
    await atEachWidth(page, async () => {
      for (const [items, count] of [
        [places, 40],
        [linksUnder(words.questionsTitle), 12],
        [linksUnder(around), 18],
      ] as const) {
        await expect(items).toHaveCount(count);
        await expect(items.last()).toBeVisible();
      }
    });
  }
});

test('the way from the head of a landing page leads to its form, which has its service chosen', async ({
  page,
}) => {
  const { ui, contactForm, services } = content;
  for (const [slug, service] of examples) {
    await page.goto(`/seo/${slug}`);
    await page.getByRole('main').getByRole('link', { name: ui.actions.bookConsultation }).click();
    const form = page.getByRole('region', { name: ui.landing.assessmentTitle, exact: true });
    await expect(form).toBeInViewport();
    await expect(form.locator('select')).toHaveValue(getEntry(services, service).contactChoice);
    await expect(form.getByRole('button', { name: contactForm.submit })).toBeVisible();
  }
});

test('an unknown landing page shows the not-found page without a redirect', async ({ page }) => {
  const answer = await page.goto('/seo/managed-it-services-atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/seo/managed-it-services-atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.notFoundPage.heading);
});
