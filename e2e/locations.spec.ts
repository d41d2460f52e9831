import { expect } from '@playwright/test';
import { getEntry } from '@/lib/content/get-entry';
import { excerpt } from '@/lib/i18n/excerpt';
import { fill } from '@/lib/i18n/fill';
import { content } from './content.ts';
import { openOnce, test } from './support/shared-page.ts';

const { cities, services, landing, company, ui } = content;

test('the locations page shows ten cities from west to east', async ({ page }) => {
  await page.goto('/locations');
  const cards = page.locator('main').getByRole('article');
  const fromWest = cities.toSorted((a, b) => (a.longitude ?? 0) - (b.longitude ?? 0));
  await expect(cards.getByRole('heading')).toHaveText(fromWest.map(({ name }) => name));
  for (const [index, { slug, province, description }] of fromWest.entries()) {
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/locations/${slug}`);
    await expect(cards.nth(index)).toContainText(ui.provinces[province]);
    await expect(cards.nth(index)).toContainText(excerpt(description, 120));
  }
});

test('the locations page leads to every industry in every city', async ({ page }) => {
  await page.goto('/locations');
  const index = page.getByRole('region', { name: content.locationsPage.industries.title });
  // Folded, and in the page all the same.
  const hrefs = await index
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const expected = landing.filter(({ kind }) => kind === 'city-industry').map(({ slug }) => `/seo/${slug}`);
  expect(hrefs.toSorted()).toEqual(expected.toSorted());
});

test('a city lights up on the map while its row is pointed at, and its row while its pin is', async ({
  page,
}) => {
  await page.goto('/locations');
  const row = page.getByRole('article').filter({ hasText: 'Winnipeg' });
  const pin = page.locator('.map a').filter({ hasText: 'Winnipeg' });
  const groundOf = (locator: typeof row) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [rowBefore, pinBefore] = [await groundOf(row), await groundOf(pin)];
  await row.hover();
  await expect.poll(() => groundOf(pin)).not.toBe(pinBefore);
  await pin.hover();
  await expect.poll(() => groundOf(row)).not.toBe(rowBefore);
});

test('on a phone every pin can be seen and every name lies within the map', async ({ page }) => {
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
      // White on white land would not be seen.
      white: dots.filter((dot) => getComputedStyle(dot, '::after').backgroundColor === 'rgb(255, 255, 255)')
        .length,
    };
  });
  expect(found).toEqual({ labels: 10, outside: [], dots: 10, white: 0 });
});

test('no two names on the map of Canada run into each other, or into a pin', async ({ page }) => {
  await page.goto('/locations');
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const clashes = await page
      .locator('.map')
      .first()
      .evaluate((map) => {
        const labels = [...map.querySelectorAll('.pin-label')].filter((label) => label.checkVisibility());
        const things = [...labels, ...map.querySelectorAll('.pin')];
        return labels.flatMap((label) => {
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
      });
    expect.soft(clashes, `at ${width} pixels`).toEqual([]);
  }
});

// One with a neighbour and one alone in its province.
for (const city of cities.filter(({ slug }) => ['toronto', 'halifax'].includes(slug))) {
  test.describe(`the page of ${city.name}`, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeEach(({ page }) => openOnce(page, `/locations/${city.slug}`));

    test('says where it is and what is done there', async ({ page }) => {
      const province = ui.provinces[city.province];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `IT Services in ${city.name}, ${province}`,
      );
      await expect(page.locator('main')).toContainText(city.description);
      await expect(page.getByRole('img', { name: city.imageAlt }).first()).toBeVisible();
      for (const code of city.postalCodes) await expect(page.locator('main')).toContainText(code);
      for (const quarter of city.neighborhoods) await expect(page.locator('main')).toContainText(quarter);
      await expect(page.locator('main')).toContainText('24/7/365, English and French');
    });

    test('shows every service with its first four features', async ({ page }) => {
      const region = page.getByRole('region', { name: ui.city.services.replace('{city}', city.name) });
      const headings = region.getByRole('article').getByRole('heading', { level: 3 });
      await expect(headings).toHaveText(services.map(({ name }) => `${name} in ${city.name}`));
      await expect(region.getByRole('article').getByRole('listitem')).toHaveText(
        services.flatMap(({ features }) => features.slice(0, 4)),
      );
      for (const { slug, name } of services)
        await expect(
          region.getByRole('link', { name: `${name} in ${city.name}`, exact: true }),
        ).toHaveAttribute('href', `/seo/${slug}-${city.slug}`);
    });

    test('has a sheet with phone, email, hours and five specialised services', async ({ page }) => {
      const aside = page.getByRole('complementary');
      await expect(aside.getByRole('link', { name: company.phone })).toHaveAttribute(
        'href',
        `tel:${company.phoneDial}`,
      );
      await expect(aside.getByRole('link', { name: company.email })).toHaveAttribute(
        'href',
        `mailto:${company.email}`,
      );
      await expect(aside).toContainText(company.officeHours);
      await expect(aside.getByRole('listitem')).toHaveText(city.specialisedServices);
    });

    test('leads to the page of every industry there', async ({ page }) => {
      const expected = landing.filter((entry) => entry.kind === 'city-industry' && entry.city === city.slug);
      expect(expected).toHaveLength(10);
      for (const entry of expected) {
        if (entry.kind !== 'city-industry') throw new Error(`${entry.slug} is a ${entry.kind} page`);
        const { inText } = getEntry(content.industries, entry.industry);
        const name = `IT support for ${inText} in ${city.name}`;
        const link = page.locator('main .ruled').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', `/seo/${entry.slug}`);
      }
    });

    test('calls no two pages by the same name', async ({ page }) => {
      const links = await page
        .locator('header nav, main, footer')
        .getByRole('link', { includeHidden: true })
        .evaluateAll((all) =>
          all.map((link) => ({
            name: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim().replace(/\s+/g, ' '),
            href: link.getAttribute('href') ?? '',
          })),
        );
      const targets = new Map<string, Set<string>>();
      for (const { name, href } of links) targets.set(name, (targets.get(name) ?? new Set()).add(href));
      const twice = [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
      expect(links.length).toBeGreaterThan(50);
      expect(twice).toEqual([]);
    });

    test('keeps its service rows on the grid', async ({ page }) => {
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

    const nearby = cities
      .filter(({ province, slug }) => province === city.province && slug !== city.slug)
      .slice(0, 3);

    if (nearby.length > 0) {
      test('names the other cities of its province', async ({ page }) => {
        const region = page.getByRole('region', {
          name: ui.city.nearby.replace('{province}', ui.provinces[city.province]),
        });
        await expect(region.getByRole('article').getByRole('link')).toHaveText(
          nearby.map(({ name }) => name),
        );
        await expect(region.getByRole('article').locator('p')).toHaveText(
          nearby.map(({ description }) => excerpt(description, 120)),
        );
      });
    } else {
      test('says that the rest of its province is served from afar, with a link to all locations', async ({
        page,
      }) => {
        const province = ui.provinces[city.province];
        const message = page
          .locator('section')
          .filter({ hasText: fill(ui.city.remoteTitle, { province, city: city.name }) });
        await expect(message).toContainText(
          `${city.name} is the one place in ${province} with a page of its own`,
        );
        await expect(message.getByRole('link', { name: ui.actions.allLocations })).toHaveAttribute(
          'href',
          '/locations',
        );
      });
    }
  });
}

test('cities with and without neighbours are both among them', () => {
  const provinces = cities.map(({ province }) => province);
  const alone = provinces.filter(
    (province) => provinces.indexOf(province) === provinces.lastIndexOf(province),
  );
  expect(alone).toEqual(['BC', 'MB', 'NS', 'SK']);
});
