import { expect } from '@playwright/test';
import { getEntry } from '@/lib/content/get-entry';
import { excerpt } from '@/lib/i18n/excerpt';
import { fill } from '@/lib/i18n/fill';
import { hrefOf } from '@/lib/pages/href-of';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { openUnlessThere, test } from './support/shared-page.ts';

const { cities } = content;

test('the locations page has a card for every city, in the order of the content, and every industry in every city', () => {
  for (const { language, path, content } of inBothLanguages('/locations')) {
    const page = openBuiltPage(path);
    const cards = page.all('main article');
    expect(cards.map((card) => card.texts('h2, h3'))).toEqual(content.cities.map(({ name }) => [name]));
    for (const [index, { slug, province, description }] of content.cities.entries()) {
      expect(cards[index]?.hrefs()).toEqual([hrefOf(language, 'city', slug)]);
      expect(cards[index]?.text).toContain(content.ui.provinces[province]);
      expect(cards[index]?.texts('p')).toContain(description);
    }
    const index = page.named('section', content.locationsPage.industries.title);
    const expected = content.landing.filter(({ kind }) => kind === 'city-industry');
    expect(index.hrefs().toSorted()).toEqual(
      expected.map(({ slug }) => hrefOf(language, 'landing', slug)).toSorted(),
    );
  }
});

test('hovering a city’s row highlights its pin, and the other way round', async ({ page }) => {
  await openUnlessThere(page, '/locations');
  const row = page.getByRole('article').filter({ hasText: 'Winnipeg' });
  const pin = page.locator('.map a').filter({ hasText: 'Winnipeg' });
  const backgroundOf = (locator: typeof row) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [rowBefore, pinBefore] = [await backgroundOf(row), await backgroundOf(pin)];
  await row.hover();
  await expect.poll(() => backgroundOf(pin)).not.toBe(pinBefore);
  await pin.hover();
  await expect.poll(() => backgroundOf(row)).not.toBe(rowBefore);
});

test('on a phone, all pins and labels are visible within the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUnlessThere(page, '/locations');
  const found = await page.locator('.face-art').evaluate((art) => {
    const frame = art.getBoundingClientRect();
    const isInside = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom
      );
    };
    const labels = [...art.querySelectorAll('.pin-label')].filter((label) => label.checkVisibility());
    const dots = [...art.querySelectorAll('.pin')];
    return {
      labels: labels.length,
      outside: labels.filter((label) => !isInside(label)).map(({ textContent }) => textContent),
      dots: dots.length,
      // White pins would be invisible on the white land.
      white: dots.filter((dot) => getComputedStyle(dot, '::after').backgroundColor === 'rgb(255, 255, 255)')
        .length,
    };
  });
  expect(found).toEqual({ labels: 10, outside: [], dots: 10, white: 0 });
});

test('labels on the map of Canada overlap neither each other nor pins', async ({ page }) => {
  await openUnlessThere(page, '/locations');
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { labelCount, overlaps } = await page
      .locator('.map')
      .first()
      .evaluate((map) => {
        const labels = [...map.querySelectorAll('.pin-label')].filter((label) => label.checkVisibility());
        const things = [...labels, ...map.querySelectorAll('.pin')];
        const found = labels.flatMap((label) => {
          const one = label.getBoundingClientRect();
          return things
            .filter((thing) => {
              const other = thing.getBoundingClientRect();
              return (
                thing !== label &&
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom
              );
            })
            .map((thing) => `${label.textContent} and ${thing.textContent}`);
        });
        return { labelCount: labels.length, overlaps: found };
      });
    expect.soft(labelCount, `at ${width} pixels`).toBeGreaterThan(0);
    expect.soft(overlaps, `at ${width} pixels`).toEqual([]);
  }
});

test('a city page has heading and description, a card for every service and a sidebar', () => {
  for (const { slug } of cities)
    for (const { language, path, content } of inBothLanguages(`/locations/${slug}`)) {
      const { ui, company, services } = content;
      const city = getEntry(content.cities, slug);
      const page = openBuiltPage(path);
      const main = page.one('main');
      const heading = ui.city.heading
        .replace('{city}', city.name)
        .replace('{province}', ui.provinces[city.province])
        .replace('{inCityFull}', city.inFullText ?? '');
      expect(main.texts('h1')).toEqual([heading]);
      expect(main.texts('p')).toContain(city.description);
      expect(main.all('img').map(({ name }) => name)).toContain(city.imageAlt);
      const { priorities } = content.buyerQuestions;
      expect(main.all('table tr')).toHaveLength(priorities.length + 1);
      for (const text of [city.callers, city.visits, ...city.postalCodes, ...city.neighborhoods])
        expect(main.text, path).toContain(text);
      const conditions = main.named(
        'section',
        fill(ui.city.conditions, { city: city.name, inCity: city.inText ?? '' }),
      );
      expect(conditions.texts('h3')).toEqual(city.localConditions.map(({ term }) => term));
      expect(conditions.texts('p')).toEqual(city.localConditions.map(({ text }) => text));

      const cards = main.all('.service-cards article');
      expect(cards.map((card) => card.texts('h3'))).toEqual(services.map(({ name }) => [name]));
      expect(cards.map((card) => card.hrefs())).toEqual(
        services.map((service) => [hrefOf(language, 'service', service.slug)]),
      );
      expect(cards.map((card) => card.texts('li'))).toEqual(
        services.map(({ features }) => features.slice(0, 4)),
      );
      // What each service does in this city alone, as the page about both says first.
      expect(cards.map((card) => card.texts('p'))).toEqual(
        services.map((service) => {
          const pair = getEntry(content.landing, `${service.slug}-${slug}`);
          return pair.kind === 'service-city' ? pair.features.slice(0, 1) : [];
        }),
      );

      const aside = page.one('aside');
      expect(aside.named('a', company.phone).attribute('href')).toBe(`tel:${company.phoneDial}`);
      expect(aside.named('a', company.email).attribute('href')).toBe(`mailto:${company.email}`);
      expect(aside.text).toContain(company.officeHours);
      expect(city.specialisedServices).toHaveLength(5);
      expect(aside.texts('li')).toEqual(city.specialisedServices);
    }
});

test('a city page links every service and every industry in the city, and other cities of its province', () => {
  const alone = new Set<string>();
  for (const { slug } of cities)
    for (const { language, path, content } of inBothLanguages(`/locations/${slug}`)) {
      const city = getEntry(content.cities, slug);
      const page = openBuiltPage(path);
      const hrefsIn = (id: string) => page.one(`section[aria-labelledby=${id}]`).hrefs();
      expect(hrefsIn('city-pages')).toEqual(
        content.services.map((service) => hrefOf(language, 'landing', `${service.slug}-${slug}`)),
      );
      expect(hrefsIn('city-industries').toSorted()).toEqual(
        content.landing
          .filter((entry) => entry.kind === 'city-industry' && entry.city === slug)
          .map((entry) => hrefOf(language, 'landing', entry.slug))
          .toSorted(),
      );
      const nearby = content.cities
        .filter((other) => other.province === city.province && other.slug !== slug)
        .slice(0, 3);
      const around = page.one('section[aria-labelledby=nearby]');
      expect(around.texts('article a')).toEqual(nearby.map(({ name }) => name));
      expect(around.texts('article p')).toEqual(nearby.map(({ description }) => excerpt(description, 120)));
      expect(around.named('a', content.ui.actions.allLocations).attribute('href')).toBe(
        hrefOf(language, 'locations'),
      );
      if (nearby.length > 0) continue;
      alone.add(city.province);
      expect(around.text).toContain(content.ui.city.remoteText.match(/[.:] ([^.{]*)\./)?.[1] ?? 'none');
    }
  expect([...alone]).toEqual(['BC', 'MB', 'NS', 'SK']);
});

test('the easternmost city has the Atlantic as its neighbour, without a link', () => {
  const { label, atlantic } = content.ui.mapMargin;
  const margin = openBuiltPage('/locations/halifax').named('nav', label);
  expect(margin.text).toContain(atlantic);
  expect(margin.texts('a').filter((name) => name.includes(atlantic))).toEqual([]);
});

test('a city page has no two links with the same name and different targets', () => {
  for (const { slug } of cities) {
    const links = openBuiltPage(`/locations/${slug}`).all('header nav a, main a, footer a');
    const targets = new Map<string, Set<string | undefined>>();
    for (const link of links)
      targets.set(link.name, (targets.get(link.name) ?? new Set()).add(link.attribute('href')));
    expect(links.length).toBeGreaterThan(50);
    expect([...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name)).toEqual([]);
  }
});
