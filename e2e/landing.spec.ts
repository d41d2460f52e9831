import { expect, type Page } from '@playwright/test';
import { getEntry } from '../lib/content/get-entry.ts';
import { fill } from '../lib/i18n/fill.ts';
import { fillCount } from '../lib/i18n/fill-count.ts';
import { shownChallenges } from '../lib/landing/shown-challenges.ts';
import { content } from './content.ts';
import { test } from './support/shared-page.ts';

const { landing, services, cities, industries, torontoArea, company, ui, contactForm } = content;
const words = ui.landing;

const serviceCity = [
  'managed-it-services-toronto',
  'cloud-solutions-quebec-city',
  'ai-applications-saskatoon',
];
const serviceIndustry = [
  'cybersecurity-compliance-healthcare',
  'ai-applications-real-estate',
  'cybersecurity-compliance-financial-services',
];
const cityIndustry = ['toronto-legal', 'quebec-city-real-estate', 'calgary-professional-services'];

const titled = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const items = (page: Page, name: string) => titled(page, name).getByRole('listitem');

async function expectHead(page: Page, slug: string): Promise<void> {
  const entry = getEntry(landing, slug);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.heading);
  const crumbs = page.getByRole('navigation', { name: ui.shell.breadcrumb });
  await expect(crumbs.getByRole('listitem')).toHaveCount(4);
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(entry.heading);
  await expect(main.getByText(entry.lead)).toBeVisible();
  await expect(main.getByRole('link', { name: company.landingPhone }).first()).toHaveAttribute(
    'href',
    `tel:${company.landingPhoneDial}`,
  );
  await expect(main.getByRole('link', { name: ui.actions.bookConsultation })).toHaveAttribute(
    'href',
    '#contact',
  );
  const inShort = page.getByRole('complementary', { name: words.inShort });
  for (const { term, text } of entry.inShort) {
    await expect(inShort.getByText(term, { exact: true })).toBeVisible();
    await expect(inShort.getByText(text, { exact: true })).toBeVisible();
  }
  const story = titled(page, entry.storyTitle);
  for (const paragraph of entry.story) await expect(story.getByText(paragraph)).toBeVisible();
}

async function expectCall(page: Page): Promise<void> {
  const call = titled(page, ui.callToAction.title);
  for (const figure of ['26+ years', '127+ clients', '4.8 out of 5', 'in under 15 minutes'])
    await expect(call).toContainText(figure);
  await expect(call.getByRole('link', { name: company.landingPhone })).toHaveAttribute(
    'href',
    `tel:${company.landingPhoneDial}`,
  );
}

async function expectForm(page: Page, service: string): Promise<void> {
  const { contactChoice } = getEntry(services, service);
  const section = titled(page, words.assessmentTitle);
  await expect(section.getByText(words.assessmentText)).toBeVisible();
  // Chosen for the visitor already, so it is folded away with the other optional fields.
  const choice = section.getByRole('combobox', { name: contactForm.fields.service, includeHidden: true });
  await expect(choice).toHaveValue(contactChoice);
  await expect(section.getByRole('button', { name: contactForm.submit })).toBeVisible();
  await expect(section.getByRole('link', { name: company.landingPhone })).toBeVisible();
}

async function expectFeatures(
  page: Page,
  { benefits, features }: { benefits: string[]; features: string[] },
): Promise<void> {
  await expect(items(page, words.benefits)).toHaveText(benefits);
  await expect(items(page, words.features)).toHaveText(features);
}

async function expectCity(page: Page, slug: string): Promise<void> {
  const city = getEntry(cities, slug);
  const section = titled(page, fill(words.cityTitle, { city: city.name }));
  await expect(section.getByRole('listitem')).toHaveText([
    fill(words.sameDay, { city: city.name }),
    city.onSite ? words.onSite : words.remote,
  ]);
}

async function expectTorontoArea(page: Page, city: string): Promise<void> {
  const section = titled(page, words.torontoTitle);
  if (city !== 'toronto') return expect(section).toHaveCount(0);
  const lists = section.getByRole('list');
  const all = [torontoArea.municipalities, torontoArea.neighborhoods, torontoArea.businessDistricts];
  await expect(lists).toHaveCount(all.length);
  for (const [index, names] of all.entries()) {
    await expect(lists.nth(index).getByRole('listitem')).toHaveText(names.slice(0, 10));
    await expect(section.getByText(fillCount('en', words.andMore, names.length - 10))).not.toHaveCount(0);
  }
  await expect(section).toContainText(torontoArea.postalCodes.slice(0, 10).join(', '));
}

/** A folded list of links, each to a page that is there; `e2e/built-pages.spec.ts` follows every anchor. */
async function expectAnswers(page: Page, title: string, count: number): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true });
  const list = page.getByRole('main').locator('details').filter({ has: heading });
  await expect(list).toHaveCount(1);
  await expect(list.getByRole('link')).toHaveCount(0);
  await heading.click();
  await expect(list.getByRole('listitem')).toHaveCount(count);
  await expect(list.getByRole('link')).toHaveCount(count);
}

async function expectChallenges(page: Page, slug: string, numbers: number[] | undefined): Promise<void> {
  const shown = shownChallenges(getEntry(industries, slug), numbers);
  const table = page.locator('section[aria-labelledby="challenges"]');
  await expect(table.getByRole('term')).toHaveText(shown.map(({ challenge }) => challenge));
  for (const { solution } of shown) await expect(table.getByText(solution)).toBeVisible();
}

async function expectRelated(page: Page, slug: string): Promise<void> {
  const entry = getEntry(landing, slug);
  const isSingle = 'industry' in entry && getEntry(industries, entry.industry).onlyWithServices !== undefined;
  const links = page.getByRole('navigation', { name: words.related }).getByRole('link');
  // Three of the page's own kind and two of each other; an industry without pages in cities has no third kind.
  await expect(links).toHaveCount(isSingle ? 5 : 7);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const kinds = paths.map((path) => getEntry(landing, path.replace('/seo/', '')).kind);
  expect(kinds.filter((kind) => kind === entry.kind)).toHaveLength(3);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
}

for (const slug of serviceCity) {
  test(`${slug} has every section of a service in a city`, async ({ page }) => {
    const entry = getEntry(landing, slug);
    if (entry.kind !== 'service-city') throw new Error(`${slug} is a ${entry.kind} page`);
    await page.goto(`/seo/${slug}`);
    await expectHead(page, slug);
    await expectFeatures(page, getEntry(services, entry.service));
    await expectCity(page, entry.city);
    await expectTorontoArea(page, entry.city);
    await expect(titled(page, words.questions).locator('summary')).toHaveText(
      entry.questions.map(({ question }) => question),
    );
    const { name: city } = getEntry(cities, entry.city);
    await expectAnswers(page, words.questionsTitle, 12);
    await expectAnswers(page, fill(words.aroundTitle, { city }), 18);
    await expectCall(page);
    await expectForm(page, entry.service);
    await expectRelated(page, slug);
  });
}

for (const slug of serviceIndustry) {
  test(`${slug} has every section of a service for an industry`, async ({ page }) => {
    const entry = getEntry(landing, slug);
    if (entry.kind !== 'service-industry') throw new Error(`${slug} is a ${entry.kind} page`);
    await page.goto(`/seo/${slug}`);
    await expectHead(page, slug);
    const badDays = titled(page, words.badDays);
    await expect(badDays.getByRole('term')).toHaveText(entry.badDays.map(({ day }) => day));
    for (const { answer } of entry.badDays) await expect(badDays.getByText(answer)).toBeVisible();
    await expectFeatures(page, getEntry(services, entry.service));
    await expectChallenges(page, entry.industry, entry.challenges);
    await expect(titled(page, words.torontoTitle)).toHaveCount(0);
    await expectCall(page);
    await expectForm(page, entry.service);
    await expectRelated(page, slug);
  });
}

for (const slug of cityIndustry) {
  test(`${slug} has every section of an industry in a city`, async ({ page }) => {
    const entry = getEntry(landing, slug);
    if (entry.kind !== 'city-industry') throw new Error(`${slug} is a ${entry.kind} page`);
    await page.goto(`/seo/${slug}`);
    await expectHead(page, slug);
    await expect(items(page, words.goesWrong)).toHaveText(entry.goesWrong);
    const first = titled(page, words.first);
    await expect(first.getByRole('link')).toHaveText(
      entry.first.map(({ service }) => getEntry(services, service).name),
    );
    for (const { reason } of entry.first) await expect(first.getByText(reason)).toBeVisible();
    await expectFeatures(page, entry);
    await expectCity(page, entry.city);
    await expectTorontoArea(page, entry.city);
    await expectChallenges(page, entry.industry, entry.challenges);
    await expectCall(page);
    await expectForm(page, 'managed-it-services');
    await expectRelated(page, slug);
  });
}

/** The page of each kind that says most, and all about an industry in Toronto, which have a section more. */
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

test('a phone folds the end of what is included; beside a picture all of it lies open', async ({ page }) => {
  const { features } = getEntry(services, 'cloud-solutions');
  await page.goto('/seo/cloud-solutions-legal');
  await expect(items(page, words.features)).toHaveText(features);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(items(page, words.features)).toHaveText(features.slice(0, 4));
  await titled(page, words.features).locator('summary').click();
  await expect(items(page, words.features)).toHaveText(features);
});

test('the desk can be called from the middle of the page', async ({ page }) => {
  for (const [path, section] of [
    ['/seo/cloud-solutions-legal', words.features],
    ['/seo/halifax-legal', words.goesWrong],
  ] as const) {
    await page.goto(path);
    await expect(titled(page, section).getByRole('link', { name: company.landingPhone })).toBeVisible();
  }
});

test('an unknown landing page is the not-found page in place', async ({ page }) => {
  const answer = await page.goto('/seo/managed-it-services-atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/seo/managed-it-services-atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.notFoundPage.heading);
});

test('the free-consultation button leads to the form', async ({ page }) => {
  await page.goto(`/seo/${cityIndustry[0]}`);
  await page.getByRole('main').getByRole('link', { name: ui.actions.bookConsultation }).click();
  await expect(titled(page, words.assessmentTitle)).toBeInViewport();
});
