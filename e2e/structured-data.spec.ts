import { expect } from '@playwright/test';
import { contentIn } from '@/lib/content/content-in';
import { type Language, languages } from '@/lib/i18n/languages';
import { localeOf } from '@/lib/i18n/locale-of';
import { hrefOf } from '@/lib/pages/href-of';
import { pages } from '@/lib/pages/pages';
import { phoneOf } from '@/lib/pages/phone-of';
import { businessId } from '@/lib/seo/json-ld/local-business';
import { siteOrigin } from '@/lib/seo/site-origin';
import { builtFileOf } from './support/built-file-of.ts';
import { type BuiltPage, readBuiltPage } from './support/read-built-page.ts';
import { test } from './support/worker-page.ts';

type Block = { '@type': string; [field: string]: unknown };
type PageWithData = Omit<BuiltPage, 'language'> & {
  language: Language;
  kind: string;
  slug: string;
  blocks: Block[];
};

// Checks that the structured data of every page agrees with its content, without a browser. One `expect` compares all pages:
// the report records each call.
let all: PageWithData[];

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  const table = languages.flatMap((language) => pages(language));
  all = table.map(({ language, path, kind, slug }) => {
    const page = readBuiltPage(builtFileOf(path));
    return {
      ...page,
      language,
      kind,
      slug,
      blocks: page.structuredData.map((json): Block => JSON.parse(json)),
    };
  });
});

/** All blocks of a type with their pages. At least one. */
function blocksOf(type: string): { page: PageWithData; block: Block }[] {
  const found = all.flatMap((page) =>
    page.blocks.filter((block) => block['@type'] === type).map((block) => ({ page, block })),
  );
  expect(found.length).toBeGreaterThan(0);
  return found;
}

test('each kind of page has its schema.org types', () => {
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
  expect(typesOf('city').toSorted()).toEqual(['BreadcrumbList', 'Service']);
  expect(typesOf('landing').toSorted()).toEqual(['BreadcrumbList', 'FAQPage', 'Service']);
  expect(typesOf('about').toSorted()).toEqual(['BreadcrumbList', 'LocalBusiness', 'Organization']);
  expect(typesOf('case-study')).toEqual(['BreadcrumbList']);
  expect(typesOf('not-found')).toEqual([]);
});

test('every block has the schema.org context', () => {
  expect(
    all.flatMap(({ path, blocks }) =>
      blocks.filter((block) => block['@context'] !== 'https://schema.org').map(() => path),
    ),
  ).toEqual([]);
});

test('breadcrumbs match those on the page', () => {
  const found = blocksOf('BreadcrumbList');
  const expected = found.map(({ page }) =>
    page.crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin() + (path || page.path).replace(/^\/$/, ''),
    })),
  );
  expect(found.map(({ block }) => block.itemListElement)).toEqual(expected);
  const without = all.filter(({ blocks }) => !blocks.some((block) => block['@type'] === 'BreadcrumbList'));
  expect(new Set(without.map(({ kind }) => kind))).toEqual(new Set(['home', 'not-found']));
});

test('questions and answers match the page text', () => {
  const found = blocksOf('FAQPage').map(({ page, block: { inLanguage, mainEntity } }) => {
    if (!Array.isArray(mainEntity)) throw new Error(`${page.path} has no questions`);
    const texts = mainEntity.flatMap(({ name, acceptedAnswer }): string[] => [name, acceptedAnswer.text]);
    return { page, inLanguage, texts };
  });
  expect(found.filter(({ texts }) => texts.length < 4).map(({ page }) => page.path)).toEqual([]);
  expect(found.map(({ inLanguage }) => inLanguage)).toEqual(found.map(({ page }) => localeOf(page.language)));
  expect(found.flatMap(({ page, texts }) => texts.filter((text) => !page.text.includes(text)))).toEqual([]);
});

/** Every object with an `@id` in structured data, at any depth. */
function* identified(value: unknown): Generator<[id: string, facts: object]> {
  if (typeof value !== 'object' || value === null) return;
  if ('@id' in value && typeof value['@id'] === 'string') yield [value['@id'], value];
  for (const inner of Object.values(value)) yield* identified(inner);
}

test('an @id has the same facts on every page of a language, and is described somewhere', () => {
  const things = all.flatMap(({ blocks, ...page }) =>
    [...identified(blocks)].map(([id, facts]) => ({ ...page, id, facts })),
  );
  const firstValues = new Map<string, { path: string; value: string }>();
  const contradictions = new Map<string, string>();
  for (const { language, path, id, facts } of things)
    for (const [fact, fresh] of Object.entries(facts)) {
      // Only the top level of a block has a context.
      if (fact === '@context') continue;
      const key = `${language} ${id} ${fact}`;
      const value = JSON.stringify(fresh);
      const first = firstValues.get(key) ?? { path, value };
      firstValues.set(key, first);
      if (first.value !== value) contradictions.set(key, `${first.path} and ${path}`);
    }
  expect(things.length).toBeGreaterThan(all.length);
  expect(Object.fromEntries(contradictions)).toEqual({});
  const described = new Set(things.filter(({ facts }) => Object.keys(facts).length > 3).map(({ id }) => id));
  expect(things.map(({ id }) => id).filter((id) => !described.has(id))).toEqual([]);
});

test('every service, city and landing page offers a service of the business', () => {
  const offering = blocksOf('Service');
  const expected = all.filter(({ kind }) => ['service', 'city', 'landing'].includes(kind));
  expect(offering.map(({ page }) => page.path)).toEqual(expected.map(({ path }) => path));
  expect(offering.map(({ block }) => block.provider)).toMatchObject(
    offering.map(() => ({ '@id': businessId() })),
  );
});

test('home, about and contact describe one business, with its phone number and office hours', () => {
  const businesses = blocksOf('LocalBusiness');
  const kinds = ['home', 'about', 'contact'];
  expect(businesses.map(({ page }) => page.kind).toSorted()).toEqual([...kinds, ...kinds].toSorted());
  expect(new Set(businesses.map(({ block }) => block['@id'])).size).toBe(1);
  const descriptions = businesses.map(({ page, block }) => `${page.language} ${JSON.stringify(block)}`);
  expect(new Set(descriptions).size).toBe(languages.length);
  const { company } = contentIn('en');
  for (const { page, block } of businesses) {
    expect(block.telephone).toBe(company.phoneDial);
    expect(page.phones).toContain(`tel:${company.phoneDial}`);
    expect(block.openingHoursSpecification).toMatchObject({ opens: '09:00', closes: '17:00' });
    expect(block.contactPoint).toMatchObject({ hoursAvailable: { opens: '00:00', closes: '23:59' } });
    expect(block).toMatchObject({
      name: expect.any(String),
      description: expect.any(String),
      url: expect.stringContaining(siteOrigin()),
      logo: expect.anything(),
      image: expect.anything(),
      email: company.email,
      priceRange: '$$',
      geo: company.position,
      sameAs: expect.arrayContaining([company.social.linkedin, company.social.facebook]),
    });
  }
});

test('the service of a landing page has its phone number and opening hours', () => {
  const onLandingPages = blocksOf('Service').filter(({ page: { kind } }) => kind === 'landing');
  expect(onLandingPages).not.toEqual([]);
  const found = onLandingPages.map(({ page, block }) => ({ ...block, phones: [...new Set(page.phones)] }));
  expect(found).toMatchObject(
    onLandingPages.map(({ page: { language, slug } }) => {
      const { dial } = phoneOf({ language, kind: 'landing', slug });
      return {
        availableChannel: { servicePhone: { telephone: dial } },
        phones: [`tel:${dial}`],
        // The office closes at six, the help desk never.
        hoursAvailable: [
          { opens: '08:00', closes: '18:00' },
          { opens: '00:00', closes: '23:59' },
        ],
      };
    }),
  );
});

test('a service is available in the city of its page, or in Canada', () => {
  const found = blocksOf('Service');
  const expected = found.map(({ page }) => {
    const city = contentIn(page.language).cities.find(({ slug }) => isAbout(page, slug));
    const { name, latitude, longitude } = city ?? {};
    const geo = { '@type': 'GeoCoordinates', latitude, longitude };
    return [page.path, city ? { '@type': 'City', name, geo } : { '@type': 'Country', name: 'Canada' }];
  });
  expect(found.map(({ page, block }) => [page.path, block.areaServed])).toEqual(expected);
});

function isAbout({ kind, slug }: PageWithData, city: string): boolean {
  if (kind === 'landing') return slug.endsWith(`-${city}`) || slug.startsWith(`${city}-`);
  return kind === 'city' && slug === city;
}

test('a service has the name and URL of its page', () => {
  const found = blocksOf('Service');
  const others = found.filter(({ page, block }) => !page.text.includes(String(block.name)));
  expect(others.map(({ page }) => page.path)).toEqual([]);
  expect(found.map(({ block }) => block.url)).toEqual(found.map(({ page }) => siteOrigin() + page.path));
});

test('name, description and address are in the language of the page', () => {
  for (const { page, block } of blocksOf('LocalBusiness')) {
    const { company } = contentIn(page.language);
    expect(block).toMatchObject({ name: company.brand, description: company.description });
    expect(block.address).toMatchObject({ streetAddress: company.address.street });
    expect(page.text).toContain(company.address.street);
    // The page has a no-break space.
    expect(page.text).toContain(company.office.postalCode.replace(' ', '\u00A0'));
  }
});

test('the search action points to an existing page', () => {
  const found = blocksOf('WebSite');
  expect(found.map(({ page }) => page.language)).toEqual([...languages]);
  for (const { page, block } of found) {
    const search = hrefOf(page.language, 'search');
    expect(block.inLanguage).toBe(localeOf(page.language));
    expect(block.potentialAction).toMatchObject({
      target: { urlTemplate: `${siteOrigin()}${search}?q={term}` },
    });
    expect(all.map(({ path }) => path)).toContain(search);
  }
});
