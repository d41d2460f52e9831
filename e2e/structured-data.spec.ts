import { expect } from '@playwright/test';
import { pages } from '@/lib/pages/pages';
import { siteOrigin } from '@/lib/seo/site-origin';
import { content } from './content.ts';
import { test } from './returning-visitor.ts';
import { type BuiltPage, readBuiltPage } from './support/read-built-page.ts';

// Every page of the page table, read once; its structured data has to agree with what it shows.
test.describe.configure({ mode: 'default' });
test.use({ trace: 'off' });

const { cities, company } = content;
type Block = { '@type': string; [field: string]: unknown };
type Read = BuiltPage & { kind: string; slug: string; blocks: Block[] };
let all: Read[];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  const tab = await browser.newPage();
  all = [];
  for (const { path, kind, slug } of pages('en')) {
    const page = await readBuiltPage(tab, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    all.push({ ...page, kind, slug, blocks: page.structuredData.map((json): Block => JSON.parse(json)) });
  }
  await tab.close();
});

/** All blocks of a type, each with the page it stands on. */
function blocksOf(type: string): { page: Read; block: Block }[] {
  const found = all.flatMap((page) =>
    page.blocks.filter((block) => block['@type'] === type).map((block) => ({ page, block })),
  );
  expect(found.length).toBeGreaterThan(0);
  return found;
}

test('each kind of page says what it is', () => {
  const typesOf = (kind: string) => [
    ...new Set(
      all.filter((page) => page.kind === kind).flatMap(({ blocks }) => blocks.map((block) => block['@type'])),
    ),
  ];
  expect(typesOf('home').toSorted()).toEqual([
    'FAQPage',
    'ItemList',
    'LocalBusiness',
    'Organization',
    'WebSite',
  ]);
  expect(typesOf('contact').toSorted()).toEqual(['BreadcrumbList', 'LocalBusiness']);
  expect(typesOf('services').toSorted()).toEqual(['BreadcrumbList', 'ItemList']);
  expect(typesOf('service').toSorted()).toEqual(['BreadcrumbList', 'FAQPage', 'Service']);
  expect(typesOf('city').toSorted()).toEqual(['BreadcrumbList', 'LocalBusiness']);
  expect(typesOf('about').toSorted()).toEqual(['BreadcrumbList', 'Organization']);
  expect(typesOf('case-study')).toEqual(['BreadcrumbList']);
  expect(typesOf('not-found')).toEqual([]);
});

test('every block is of schema.org', () => {
  expect(
    all.flatMap(({ path, blocks }) =>
      blocks.filter((block) => block['@context'] !== 'https://schema.org').map(() => path),
    ),
  ).toEqual([]);
});

test('breadcrumbs are the crumbs that the page shows', () => {
  for (const { page, block } of blocksOf('BreadcrumbList')) {
    const shown = page.crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin() + (path || page.path).replace(/^\/$/, ''),
    }));
    expect(block.itemListElement).toEqual(shown);
  }
  const without = all.filter(({ blocks }) => !blocks.some((block) => block['@type'] === 'BreadcrumbList'));
  expect(without.map(({ path }) => path)).toEqual(['/', '/not-found']);
});

test('questions and answers stand in the page, word for word', () => {
  for (const { page, block } of blocksOf('FAQPage')) {
    const questions = block.mainEntity;
    if (!Array.isArray(questions)) throw new Error(`${page.path} has no questions`);
    expect(questions.length).toBeGreaterThan(1);
    for (const { name, acceptedAnswer } of questions) {
      expect(page.text).toContain(name);
      expect(page.text).toContain(acceptedAnswer.text);
    }
  }
});

test('the business has the phone and hours of the page’s kind', () => {
  for (const { page, block } of blocksOf('LocalBusiness')) {
    const isLanding = page.kind === 'landing';
    const phone = isLanding ? company.landingPhoneDial : company.phoneDial;
    expect(block.telephone).toBe(phone);
    expect(page.phones).toContain(`tel:${phone}`);
    expect(block.openingHoursSpecification).toMatchObject(
      isLanding ? { opens: '08:00', closes: '18:00' } : { opens: '09:00', closes: '17:00' },
    );
  }
});

test('the business stands in the city that the page is about, or at its head office', () => {
  for (const { page, block } of blocksOf('LocalBusiness')) {
    const city = cities.find(
      ({ slug }) => (page.kind === 'city' || page.kind === 'landing') && isAbout(page, slug),
    );
    const { latitude, longitude } = city ?? cities.find(({ slug }) => slug === 'toronto') ?? {};
    expect(block.geo, page.path).toEqual({ '@type': 'GeoCoordinates', latitude, longitude });
  }
});

function isAbout({ kind, slug }: Read, city: string): boolean {
  return kind === 'city' ? slug === city : slug.endsWith(`-${city}`) || slug.startsWith(`${city}-`);
}

test('services are described with the features that the page lists', () => {
  for (const { page, block } of blocksOf('Service')) {
    expect(page.text).toContain(block.name);
    expect(block.url).toBe(siteOrigin() + page.path);
  }
});

test('the address is the one on the page', () => {
  for (const { page, block } of blocksOf('LocalBusiness').filter(({ page: { kind } }) => kind !== 'city')) {
    expect(block.address).toMatchObject({
      streetAddress: `${company.address.street}, ${company.address.suite}`,
    });
    expect(page.text).toContain(company.address.street);
    expect(page.text).toContain(company.address.postalCode);
  }
});

test('search is promised at an address that the site has', () => {
  const [found] = blocksOf('WebSite');
  expect(found?.block.potentialAction).toMatchObject({
    target: { urlTemplate: `${siteOrigin()}/search?q={term}` },
  });
  expect(all.map(({ path }) => path)).toContain('/search');
});
