import { expect } from '@playwright/test';
import { getEntry } from '@/lib/content/get-entry';
import { excerpt } from '@/lib/i18n/excerpt';
import { fill } from '@/lib/i18n/fill';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/shared-page.ts';

const { cities, services, landing, company, ui } = content;

test('the locations page lists ten cities from west to east', () => {
  const cards = openBuiltPage('/locations').all('main article');
  const fromWest = cities.toSorted((a, b) => (a.longitude ?? 0) - (b.longitude ?? 0));
  expect(fromWest).toHaveLength(10);
  expect(cards.flatMap((card) => card.texts('h2, h3'))).toEqual(fromWest.map(({ name }) => name));
  for (const [index, { slug, province, description }] of fromWest.entries()) {
    expect(cards[index]?.hrefs()).toEqual([`/locations/${slug}`]);
    expect(cards[index]?.text).toContain(ui.provinces[province]);
    expect(cards[index]?.text).toContain(excerpt(description, 120));
  }
});

test('the locations page links to every industry in every city', () => {
  const index = openBuiltPage('/locations').named('section', content.locationsPage.industries.title);
  const expected = landing.filter(({ kind }) => kind === 'city-industry').map(({ slug }) => `/seo/${slug}`);
  expect(expected).toHaveLength(100);
  expect(index.hrefs().toSorted()).toEqual(expected.toSorted());
});

test('hovering a city’s row highlights its pin, and the other way round', async ({ page }) => {
  await page.goto('/locations');
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
  await page.goto('/locations');
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
  await page.goto('/locations');
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

for (const city of cities) {
  test.describe(`the page of ${city.name}`, () => {
    const province = ui.provinces[city.province];
    const open = () => openBuiltPage(`/locations/${city.slug}`);

    test('has the city’s description, image, postal codes and neighbourhoods', () => {
      const main = open().one('main');
      expect(main.texts('h1')).toEqual([`IT Services in ${city.name}, ${province}`]);
      expect(main.text).toContain(city.description);
      expect(main.all('img').map(({ name }) => name)).toContain(city.imageAlt);
      for (const code of city.postalCodes) expect(main.text).toContain(code);
      for (const neighbourhood of city.neighborhoods) expect(main.text).toContain(neighbourhood);
      expect(main.plain).toContain('24/7/365, English and French');
    });

    test('lists every service with four features', () => {
      const region = open().named('section', ui.city.services.replace('{city}', city.name));
      expect(region.texts('article h3')).toEqual(services.map(({ name }) => `${name} in ${city.name}`));
      expect(region.texts('article li')).toEqual(services.flatMap(({ features }) => features.slice(0, 4)));
      for (const { slug, name } of services)
        expect(region.named('a', `${name} in ${city.name}`).attribute('href')).toBe(
          `/seo/${slug}-${city.slug}`,
        );
    });

    test('has an aside with phone, email, hours and five specialised services', () => {
      const aside = open().one('aside');
      expect(aside.named('a', company.phone).attribute('href')).toBe(`tel:${company.phoneDial}`);
      expect(aside.named('a', company.email).attribute('href')).toBe(`mailto:${company.email}`);
      expect(aside.text).toContain(company.officeHours);
      expect(city.specialisedServices).toHaveLength(5);
      expect(aside.texts('li')).toEqual(city.specialisedServices);
    });

    test('links to the page of every industry in the city', () => {
      const expected = landing.filter((entry) => entry.kind === 'city-industry' && entry.city === city.slug);
      expect(expected).toHaveLength(10);
      const links = open();
      for (const entry of expected) {
        if (entry.kind !== 'city-industry') throw new Error(`${entry.slug} is a ${entry.kind} page`);
        const { inText } = getEntry(content.industries, entry.industry);
        const link = links.named('main .ruled a', `IT support for ${inText} in ${city.name}`);
        expect(link.attribute('href')).toBe(`/seo/${entry.slug}`);
      }
    });

    test('has no two links with the same name and different targets', () => {
      const links = open().all('header nav a, main a, footer a');
      const targets = new Map<string, Set<string | undefined>>();
      for (const link of links)
        targets.set(link.name, (targets.get(link.name) ?? new Set()).add(link.attribute('href')));
      const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
      expect(links.length).toBeGreaterThan(50);
      expect(ambiguous).toEqual([]);
    });

    const nearby = cities
      .filter((other) => other.province === city.province && other.slug !== city.slug)
      .slice(0, 3);

    if (nearby.length > 0) {
      test('lists the other cities of its province', () => {
        const region = open().named('section', ui.city.nearby.replace('{province}', province));
        expect(region.texts('article a')).toEqual(nearby.map(({ name }) => name));
        expect(region.texts('article p')).toEqual(nearby.map(({ description }) => excerpt(description, 120)));
      });
    } else {
      test('explains that the rest of the province is served remotely, with a link to all locations', () => {
        const title = fill(ui.city.remoteTitle, { province, city: city.name });
        const [message] = open()
          .all('section')
          .filter(({ text }) => text.includes(title));
        expect(message?.text).toContain(
          `${city.name} is the one place in ${province} with a page of its own`,
        );
        expect(message?.named('a', ui.actions.allLocations).attribute('href')).toBe('/locations');
      });
    }
  });
}

// One with other cities in its province and one without.
for (const slug of ['toronto', 'halifax']) {
  test(`the page of ${slug} shows its image and aligns its service rows to the grid`, async ({ page }) => {
    await page.goto(`/locations/${slug}`);
    const picture = page.getByRole('img', { name: getEntry(cities, slug).imageAlt });
    await expect(picture.first()).toBeVisible();
    const edges = await page
      .locator('main .col-span-8:has(article)')
      .first()
      .evaluate((wrap) => {
        const { left, right } = wrap.getBoundingClientRect();
        return [...wrap.querySelectorAll('article')].map((row) => {
          const box = row.getBoundingClientRect();
          return [Math.round(box.left - left), Math.round(box.right - right)];
        });
      });
    expect(edges).toEqual(Array(services.length).fill([0, 0]));
  });
}

test('there are cities with and without others in their province', () => {
  const provinces = cities.map(({ province }) => province);
  const alone = provinces.filter(
    (province) => provinces.indexOf(province) === provinces.lastIndexOf(province),
  );
  expect(alone).toEqual(['BC', 'MB', 'NS', 'SK']);
});
