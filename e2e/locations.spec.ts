import { expect } from '@playwright/test';
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
  const table = page.getByRole('region', { name: content.locationsPage.industries.title });
  const hrefs = await table
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const expected = landing.filter(({ kind }) => kind === 'city-industry').map(({ slug }) => `/seo/${slug}`);
  expect(hrefs.toSorted()).toEqual(expected.toSorted());
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
      await expect(page.getByRole('img', { name: city.imageAlt })).toBeVisible();
      for (const code of city.postalCodes) await expect(page.locator('main')).toContainText(code);
      for (const quarter of city.neighborhoods) await expect(page.locator('main')).toContainText(quarter);
      await expect(page.locator('main')).toContainText('24/7/365, English and French');
    });

    test('shows every service with its first four features', async ({ page }) => {
      const region = page.getByRole('region', { name: ui.city.services.replace('{city}', city.name) });
      const headings = region.getByRole('heading', { level: 3 });
      await expect(headings).toHaveText(services.map(({ name }) => name));
      await expect(region.getByRole('listitem')).toHaveText(
        services.flatMap(({ features }) => features.slice(0, 4)),
      );
      for (const { slug, name } of services)
        await expect(region.getByRole('link', { name })).toHaveAttribute('href', `/services/${slug}`);
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
      await expect(aside).toContainText('Mon–Fri 9AM–5PM');
      await expect(aside.getByRole('listitem')).toHaveText(city.specialisedServices);
    });

    test('leads to the page of every service there', async ({ page }) => {
      for (const { slug, name } of services) {
        const link = page.locator('main .ruled').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', `/seo/${slug}-${city.slug}`);
      }
    });

    test('leads to the page of every industry there', async ({ page }) => {
      const expected = landing.filter((entry) => entry.kind === 'city-industry' && entry.city === city.slug);
      expect(expected).toHaveLength(10);
      for (const { slug, heading } of expected) {
        const link = page.locator('main .ruled').getByRole('link', { name: heading, exact: true });
        await expect(link).toHaveAttribute('href', `/seo/${slug}`);
      }
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
