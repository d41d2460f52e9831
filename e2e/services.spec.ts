import { expect } from '@playwright/test';
import { content } from './content.ts';
import { openOnce, test } from './support/shared-page.ts';

const { services, cities, company, ui, caseStudies, landing } = content;

test.describe('the services page', () => {
  test('leads on to the locations, not back to itself', async ({ page }) => {
    await page.goto('/services');
    const call = page.getByRole('region', { name: ui.callToAction.title });
    await expect(call.getByRole('link', { name: ui.actions.viewAllLocations })).toHaveAttribute(
      'href',
      '/locations',
    );
    await expect(call.locator('[href="/services"]')).toHaveCount(0);
  });

  test('shows five services with three features each', async ({ page }) => {
    await page.goto('/services');
    const rows = page.locator('main').getByRole('article');
    await expect(rows).toHaveCount(5);
    for (const [index, { name, slug, shortDescription, features, imageAlt }] of services.entries()) {
      const row = rows.nth(index);
      await expect(row).toHaveAttribute('id', slug);
      await expect(row.getByRole('heading')).toHaveText(name);
      await expect(row).toContainText(shortDescription);
      await expect(row.getByRole('listitem')).toHaveText(features.slice(0, 3));
      await expect(row.getByRole('img')).toHaveAccessibleName(imageAlt);
      await expect(row.getByRole('link')).toHaveAttribute('href', `/services/${slug}`);
    }
  });

  test('a service named in the address is scrolled to and gets a ring', async ({ page }) => {
    await page.goto('/services#cloud-solutions');
    const row = page.locator('#cloud-solutions');
    await expect(row).toBeInViewport();
    const ring = (id: string) => page.locator(id).evaluate((element) => getComputedStyle(element).boxShadow);
    // White up to the offset of 4 px, then 3 px of blue.
    expect(await ring('#cloud-solutions')).toContain('0px 0px 0px 7px');
    expect(await ring('#ai-applications')).not.toContain('0px 0px 0px 7px');
  });
});

for (const service of services.filter(({ slug }) => ['cloud-solutions', 'ai-applications'].includes(slug))) {
  test.describe(`the page of ${service.name}`, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeEach(({ page }) => openOnce(page, `/services/${service.slug}`));

    test('has every part of a service page', async ({ page }) => {
      const main = page.locator('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${service.name} for Small Business`);
      await expect(main).toContainText(service.longDescription);
      await expect(main.locator('.ruled').first().getByRole('listitem')).toHaveText(service.features);
      const benefits = page.getByRole('region', { name: ui.service.benefits });
      await expect(benefits.getByRole('listitem')).toHaveText(service.benefits);
      const { included, benefit, outsideToronto } = service.questions;
      for (const { question, answer } of [included, benefit, outsideToronto]) {
        await expect(main).toContainText(question);
        await expect(main).toContainText(answer);
      }
    });

    test('names four cities and all the others where it speaks of places outside Toronto', async ({
      page,
    }) => {
      const answer = page.locator('details').filter({ hasText: service.questions.outsideToronto.question });
      await answer.locator('summary').click();
      await expect(answer.getByRole('link')).toHaveText([
        'Toronto',
        'Vancouver',
        'Montreal',
        'Calgary',
        'All locations',
      ]);
      await expect(answer.getByRole('link').last()).toHaveAttribute('href', '/locations');
    });

    test('has a sheet with a picture, the top four features, the phone and a free consultation', async ({
      page,
    }) => {
      const aside = page.getByRole('complementary');
      await expect(aside.locator('img')).toHaveCount(1);
      await expect(aside.getByRole('listitem')).toHaveText(service.features.slice(0, 4));
      await expect(aside.getByRole('link', { name: company.phone })).toHaveAttribute(
        'href',
        `tel:${company.phoneDial}`,
      );
      await expect(aside).toContainText('consultation is free');
      await expect(aside).toContainText(service.implementation);
    });

    test('leads to the ten cities, four other services and all of them', async ({ page }) => {
      const grid = page.getByRole('region', { name: ui.service.cities.replace('{name}', service.name) });
      const links = grid.getByRole('link');
      await expect(links).toHaveCount(cities.length);
      for (const [index, { slug }] of cities.entries())
        await expect(links.nth(index)).toHaveAttribute('href', `/seo/${service.slug}-${slug}`);
      // Twelve fit: with ten cities there are no additional ones to count.
      await expect(grid).not.toContainText('additional cities');

      const byIndustry = page.getByRole('region', {
        name: ui.service.industries.replace('{name}', service.name),
      });
      await expect(byIndustry.getByRole('link')).toHaveCount(
        landing.filter((entry) => entry.kind === 'service-industry' && entry.service === service.slug).length,
      );

      const related = page.getByRole('region', { name: ui.service.related });
      const others = services.filter(({ slug }) => slug !== service.slug);
      await expect(related.getByRole('article').getByRole('link')).toHaveText(others.map(({ name }) => name));
      await expect(related.getByRole('link', { name: ui.actions.allServices })).toHaveAttribute(
        'href',
        '/services',
      );
    });

    test('shows the case studies that used it', async ({ page }) => {
      const [word = ''] = service.name.split(' ');
      const nameOf = new Map(services.map(({ slug, name }) => [slug, name]));
      const used = caseStudies.filter((study) =>
        study.services.some((slug) => nameOf.get(slug)?.split(' ').includes(word)),
      );
      const region = page.getByRole('region', { name: ui.service.caseStudies });
      await expect(region.getByRole('article').getByRole('link')).toHaveText(
        used.map(({ heading }) => heading),
      );
      await expect(region).toHaveCount(used.length > 0 ? 1 : 0);
    });

    test('ends with a call to action and the form, with the service chosen', async ({ page }) => {
      await expect(page.getByRole('region', { name: ui.callToAction.title })).toBeVisible();
      await expect(page.locator('main > section').last()).toHaveAttribute('id', 'contact');
      await expect(page.locator('#contact select')).toHaveValue(service.contactChoice);
    });
  });
}

test('the home page is no longer on a phone than 14,500 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(14_500);
});

for (const { slug } of services) {
  // Opened once, and looked at in one window after another.
  test(`the page of ${slug} keeps its measures in every window`, async ({ page }) => {
    const sheet = page.getByRole('complementary');
    await page.goto(`/services/${slug}`);

    for (const height of [900, 700])
      await test.step(`the sheet at the side sticks only where the window holds all of it: ${height} pixels high`, async () => {
        await page.setViewportSize({ width: 1440, height });
        const isSticky = (await sheet.evaluate((aside) => getComputedStyle(aside).position)) === 'sticky';
        const top = await sheet.evaluate((aside) => Number.parseFloat(getComputedStyle(aside).top));
        const tall = (await sheet.boundingBox())?.height ?? 0;
        expect.soft(isSticky, `sticks at ${height}`).toBe(height === 900);
        if (isSticky) expect.soft(top + tall, `foot at ${height}`).toBeLessThanOrEqual(height);
      });

    await test.step('the plate beside what you get runs off the page', async () => {
      const plate = page.getByRole('region', { name: ui.service.benefits }).locator('img');
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.soft(plate, `plate at ${width}`).toHaveCSS('padding', '0px');
        const box = await plate.boundingBox();
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), `right edge at ${width}`).toBe(width);
        expect.soft(box?.x, `left edge at ${width}`).toBe(width < 1024 ? 0 : (width * 7) / 12);
      }
    });

    await page.setViewportSize({ width: 390, height: 844 });
    await test.step('it is no longer on a phone than 8,500 pixels', async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, 'height').toBeLessThanOrEqual(8500);
    });

    await test.step('on a phone the number to call stands in the first screen, above the plate', async () => {
      const main = page.locator('main');
      const number = await main.getByRole('link', { name: company.phone }).first().boundingBox();
      const plate = await main.locator('img:not([src*="rings"])').first().boundingBox();
      expect.soft((number?.y ?? 844) + (number?.height ?? 0), 'foot of the number').toBeLessThan(500);
      expect.soft(plate?.y ?? 0, 'top of the plate').toBeGreaterThan(number?.y ?? 844);
    });
  });
}
