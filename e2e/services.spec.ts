import { expect } from '@playwright/test';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/shared-page.ts';

const { services, cities, company, ui, caseStudies, landing } = content;

test.describe('the services page', () => {
  test('links to the locations in its call to action', () => {
    const call = openBuiltPage('/services').named('section', ui.callToAction.title);
    expect(call.named('a', ui.actions.viewAllLocations).attribute('href')).toBe('/locations');
    expect(call.hrefs()).not.toContain('/services');
  });

  test('lists five services with three features each', () => {
    const rows = openBuiltPage('/services').all('main article');
    expect(rows).toHaveLength(5);
    for (const [index, { name, slug, shortDescription, features, imageAlt }] of services.entries()) {
      const row = rows[index];
      expect(row?.attribute('id')).toBe(slug);
      expect(row?.texts('h2, h3')).toEqual([name]);
      expect(row?.text).toContain(shortDescription);
      expect(row?.texts('li')).toEqual(features.slice(0, 3));
      expect(row?.all('img').map((image) => image.name)).toEqual([imageAlt]);
      expect(row?.hrefs()).toEqual([`/services/${slug}`]);
    }
  });

  test('a service in the address is scrolled to and highlighted', async ({ page }) => {
    await page.goto('/services#cloud-solutions');
    const row = page.locator('#cloud-solutions');
    await expect(row).toBeInViewport();
    const ring = (id: string) => page.locator(id).evaluate((element) => getComputedStyle(element).boxShadow);
    // White up to the offset of 4 px, then 3 px of blue.
    expect(await ring('#cloud-solutions')).toContain('0px 0px 0px 7px');
    expect(await ring('#ai-applications')).not.toContain('0px 0px 0px 7px');
  });
});

for (const service of services) {
  test.describe(`the page of ${service.name}`, () => {
    const open = () => openBuiltPage(`/services/${service.slug}`);

    test('has description, features, benefits and questions', () => {
      const main = open().one('main');
      expect(main.texts('h1')).toEqual([`${service.name} for Small Business`]);
      expect(main.text).toContain(service.longDescription);
      expect(main.all('.ruled')[0]?.texts('li')).toEqual(service.features);
      expect(main.named('section', ui.service.benefits).texts('li')).toEqual(service.benefits);
      const { included, benefit, outsideToronto } = service.questions;
      for (const { question, answer } of [included, benefit, outsideToronto]) {
        expect(main.text).toContain(question);
        expect(main.text).toContain(answer);
      }
    });

    test('links to four cities and all locations in its answer about other places', () => {
      const { question } = service.questions.outsideToronto;
      const [answer] = open()
        .all('details')
        .filter(({ text }) => text.includes(question));
      expect(answer?.texts('a')).toEqual(['Toronto', 'Vancouver', 'Montreal', 'Calgary', 'All locations']);
      expect(answer?.hrefs().at(-1)).toBe('/locations');
    });

    test('has an aside with an image, four features, the phone number and a free consultation', () => {
      const aside = open().one('aside');
      expect(aside.all('img')).toHaveLength(1);
      expect(aside.texts('li')).toEqual(service.features.slice(0, 4));
      expect(aside.named('a', company.phone).attribute('href')).toBe(`tel:${company.phoneDial}`);
      expect(aside.plain).toContain('consultation is free');
      expect(aside.text).toContain(service.implementation);
    });

    test('links to the ten cities, the industries and the other services', () => {
      const page = open();
      const grid = page.named('section', ui.service.cities.replace('{name}', service.name));
      expect(grid.hrefs()).toEqual(cities.map(({ slug }) => `/seo/${service.slug}-${slug}`));
      // Up to twelve cities are listed, so there are no additional ones.
      expect(grid.plain).not.toContain('additional cities');

      const industryPages = landing.filter(
        (entry) => entry.kind === 'service-industry' && entry.service === service.slug,
      );
      expect(industryPages.length).toBeGreaterThan(0);
      const byIndustry = page.named('section', ui.service.industries.replace('{name}', service.name));
      expect(byIndustry.all('a')).toHaveLength(industryPages.length);

      const related = page.named('section', ui.service.related);
      const others = services.filter(({ slug }) => slug !== service.slug);
      expect(related.texts('article a')).toEqual(others.map(({ name }) => name));
      expect(related.named('a', ui.actions.allServices).attribute('href')).toBe('/services');
    });

    test('lists the case studies of the service', () => {
      const [word = ''] = service.name.split(' ');
      const nameOf = new Map(services.map(({ slug, name }) => [slug, name]));
      const used = caseStudies.filter((study) =>
        study.services.some((slug) => nameOf.get(slug)?.split(' ').includes(word)),
      );
      const regions = open()
        .all('section')
        .filter(({ name }) => name === ui.service.caseStudies);
      expect(used.length).toBeGreaterThan(0);
      expect(regions).toHaveLength(1);
      expect(regions.flatMap((region) => region.texts('article a'))).toEqual(
        used.map(({ heading }) => heading),
      );
    });

    test('ends with a call to action and the form, with the service preselected', () => {
      const page = open();
      expect(page.named('section', ui.callToAction.title)).toBeDefined();
      expect(page.all('main > section').at(-1)?.attribute('id')).toBe('contact');
      expect(page.one('#contact select option[selected]').attribute('value')).toBe(service.contactChoice);
    });
  });
}

test('an answer on a service page opens, and the form has the service preselected', async ({ page }) => {
  const [service] = services.filter(({ slug }) => slug === 'cloud-solutions');
  await page.goto(`/services/${service?.slug}`);
  const answer = page
    .locator('details')
    .filter({ hasText: service?.questions.outsideToronto.question ?? 'none' });
  await answer.locator('summary').click();
  await expect(answer.getByRole('link')).toHaveCount(5);
  await expect(page.locator('#contact select')).toHaveValue(service?.contactChoice ?? 'none');
});

test('the home page is at most 14,500 pixels tall on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(5000);
  expect(height).toBeLessThanOrEqual(14_500);
});

for (const { slug } of services) {
  // Opened once for all viewport sizes.
  test(`the page of ${slug} keeps its layout at every viewport size`, async ({ page }) => {
    const sheet = page.getByRole('complementary');
    await page.goto(`/services/${slug}`);

    for (const height of [900, 700])
      await test.step(`the aside is sticky only if it fits the viewport: ${height} pixels high`, async () => {
        await page.setViewportSize({ width: 1440, height });
        const isSticky = (await sheet.evaluate((aside) => getComputedStyle(aside).position)) === 'sticky';
        const top = await sheet.evaluate((aside) => Number.parseFloat(getComputedStyle(aside).top));
        const tall = (await sheet.boundingBox())?.height ?? 0;
        expect.soft(isSticky, `sticky at ${height}`).toBe(height === 900);
        if (isSticky) expect.soft(top + tall, `bottom edge at ${height}`).toBeLessThanOrEqual(height);
      });

    await test.step('the plate next to the benefits extends to the edge of the page', async () => {
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
    await test.step('it is at most 8,500 pixels tall on a phone', async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, 'height').toBeGreaterThan(2000);
      expect.soft(height, 'height').toBeLessThanOrEqual(8500);
    });

    await test.step('on a phone the phone number is on the first screen, above the plate', async () => {
      const main = page.locator('main');
      const number = await main.getByRole('link', { name: company.phone }).first().boundingBox();
      const plate = await main.locator('img:not([src*="rings"])').first().boundingBox();
      expect.soft((number?.y ?? 844) + (number?.height ?? 0), 'bottom edge of the number').toBeLessThan(500);
      expect.soft(plate?.y ?? 0, 'top edge of the plate').toBeGreaterThan(number?.y ?? 844);
    });
  });
}
