import { expect } from '@playwright/test';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
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

test('landing pages hide and fold nothing but their sources, at every width, and lead to a form with their service chosen', async ({
  page,
}) => {
  for (const [slug, service] of examples)
    for (const { path, content } of inBothLanguages(`/seo/${slug}`)) {
      const { ui, contactForm, services } = content;
      await page.goto(path);
      await atEachWidth(page, async (width) => {
        expect(await findHiddenContent(page), path).toEqual([]);
        await expect(page.locator('main details:not([open]):not(.sources *, form *)')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      });
      await page.getByRole('main').getByRole('link', { name: ui.actions.bookConsultation }).click();
      const form = page.getByRole('region', { name: ui.landing.assessmentTitle, exact: true });
      await expect(form).toBeInViewport();
      await expect(form.locator('select')).toHaveValue(getEntry(services, service).contactChoice);
      await expect(form.getByRole('button', { name: contactForm.submit })).toBeVisible();
    }
});

test('the four tens of Toronto and the keyword lists of 12 and 18 stand on its page without a fold', () => {
  for (const { path, content } of inBothLanguages('/seo/managed-it-services-toronto')) {
    const { landing: words } = content.ui;
    const page = openBuiltPage(path);
    const { inText = '', name } = getEntry(content.cities, 'toronto');
    const around = fill(words.aroundTitle, { city: name, inCity: inText });
    const toronto = page.named('section', words.torontoTitle);
    expect(toronto.all('li')).toHaveLength(40);
    expect(toronto.all('details')).toEqual([]);
    const columns = page.all('.link-columns');
    for (const [heading, count] of [
      [words.questionsTitle, 12],
      [around, 18],
    ] as const)
      expect(columns.find((part) => part.one('h3').text === heading)?.all('li a')).toHaveLength(count);
    expect(page.all('details :is(.link-columns, section)')).toEqual([]);
  }
});

test('an unknown landing page shows the not-found page without a redirect', async ({ page }) => {
  const answer = await page.goto('/seo/managed-it-services-atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/seo/managed-it-services-atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.notFoundPage.heading);
});
