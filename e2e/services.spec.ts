import { expect } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { hrefOf } from '@/lib/pages/href-of';
import { findOverflow } from './accessibility/find-overflow.ts';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { test } from './support/shared-page.ts';
import { visible } from './support/visible.ts';
import { atEachWidth } from './widths.ts';

for (const { language, path, content: words } of inBothLanguages('/services')) {
  const { services, ui } = words;

  test(`the services page has a card for every service, at every width, in ${language}`, async ({ page }) => {
    await page.goto(path);
    const rows = page.locator('main').getByRole('article');
    await atEachWidth(page, async () => {
      await expect(visible(rows.locator('h2'))).toHaveText(services.map(({ name }) => name));
      await expect(visible(rows.locator('p'))).toHaveText(
        services.map((service) => service.shortDescription),
      );
      await expect(visible(rows.getByRole('listitem'))).toHaveText(
        services.flatMap(({ features }) => features.slice(0, 3)),
      );
      await expect(visible(rows.getByRole('img'))).toHaveCount(services.length);
      await expect(visible(rows.getByRole('link'))).toHaveCount(services.length);
      expect(await page.evaluate(findOverflow)).toEqual([]);
    });
    for (const [index, { slug, name, imageAlt }] of services.entries()) {
      const row = rows.nth(index);
      await expect(row).toHaveAttribute('id', slug);
      await expect(row.getByRole('img')).toHaveAccessibleName(imageAlt);
      const link = row.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', hrefOf(language, 'service', slug));
    }
    const call = page.getByRole('region', { name: ui.callToAction.title });
    await expect(call.getByRole('link', { name: ui.actions.viewAllLocations })).toBeVisible();
  });
}

test('a service in the address is scrolled to, with a ring that stands off its text', async ({ page }) => {
  for (const { slug } of content.services) {
    // From another address: on the same page this would be an in-page navigation.
    await page.goto('/robots.txt');
    await page.goto(`/services#${slug}`);
    const row = page.locator(`#${slug}`);
    await expect(row).toBeInViewport();
    await atEachWidth(page, async (width) => {
      const { distance, ringWidth, style } = await row.evaluate((article) => {
        const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(article);
        const ring = article.getBoundingClientRect().left - Number.parseFloat(outlineOffset);
        const text = article.querySelector('h2')?.getBoundingClientRect().left ?? Number.NaN;
        const picture = article.querySelector('img')?.getBoundingClientRect().left ?? Number.NaN;
        // The picture of the dark first service is meant to run off the page.
        const nearest = article.matches('.service-lead') ? text : Math.min(text, picture);
        return {
          distance: nearest - ring,
          ringWidth: Number.parseFloat(outlineWidth),
          style: outlineStyle,
        };
      });
      expect(style).toBe('solid');
      expect(ringWidth).toBe(3);
      expect(distance, `${slug} at ${width}`).toBeGreaterThanOrEqual(11);
    });
    await expect(page.locator('main article').filter({ hasNot: page.locator(':target') })).toHaveCount(5);
    const ringed = await page
      .locator('main article')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid').length);
    expect(ringed).toBe(1);
  }
});

for (const { slug } of content.services)
  for (const { language, path, content: words } of inBothLanguages(`/services/${slug}`)) {
    const { services, cities, company, ui, caseStudies } = words;
    const service = services.find((one) => one.slug === slug);
    if (!service) throw new Error(slug);
    const href = (kind: Parameters<typeof hrefOf>[1], entry?: string) => hrefOf(language, kind, entry);
    const named = (text: string) => fill(text, { name: service.name });

    test(`the page of ${slug} has its parts in order, at every width, in ${language}`, async ({ page }) => {
      await page.goto(path);
      const main = page.locator('main');
      const section = (name: string) => main.getByRole('region', { name, exact: true });
      const { included, benefit, outsideToronto } = service.questions;
      const questions = [included, benefit, outsideToronto];
      const others = services.filter((one) => one.slug !== slug).slice(0, 4);
      const aside = main.getByRole('complementary', { name: ui.service.talkTitle });
      const benefits = section(ui.service.benefits);
      await atEachWidth(page, async () => {
        await expect(main.locator('h1')).toHaveText(named(ui.service.heading));
        await expect(visible(main.locator('h2'))).toContainText([
          ui.service.features,
          ui.service.talkTitle,
          ui.service.benefits,
          ui.service.questions,
          ...(service.contactChoice === 'managed-it' ? [ui.office.title] : []),
          ui.service.priceTitle,
          ui.service.related,
          ui.service.whereAndFor,
          ui.service.caseStudies,
          ui.callToAction.title,
          ui.contactSection.title,
        ]);
        await expect(visible(main.getByText(service.longDescription))).toHaveCount(1);
        await expect(visible(main.locator('.ruled').first().getByRole('listitem'))).toHaveText(
          service.features,
        );

        await expect(visible(aside.locator('img'))).toHaveCount(1);
        await expect(visible(aside.getByRole('listitem'))).toHaveText(service.features.slice(0, 4));
        await expect(visible(aside.getByRole('link'))).toHaveText([company.phone, ui.actions.sendMessage]);
        await expect(visible(aside.getByText(ui.service.talkText))).toHaveCount(1);
        await expect(visible(aside.getByText(service.implementation))).toHaveCount(1);

        await expect(visible(benefits.getByRole('listitem'))).toHaveText(service.benefits);
        await expect(visible(benefits.locator('li .icon'))).toHaveCount(service.benefits.length);

        await expect(visible(main.locator('.faq:not(.sources) summary'))).toHaveText(
          questions.map(({ question }) => question),
        );
        await expect(visible(main.locator('.faq details > p'))).toContainText(
          questions.map(({ answer }) => answer),
        );
        await expect(visible(section(ui.service.priceTitle).getByText(service.price))).toHaveCount(1);
        await expect(visible(section(ui.service.priceTitle).getByRole('row').nth(1))).toContainText(
          company.landingFigures.response,
        );

        await expect(visible(section(ui.service.related).locator('h3'))).toHaveText(
          others.map(({ name }) => name),
        );
        await expect(visible(section(ui.service.related).getByText(ui.actions.allServices))).toHaveCount(1);
        await expect(visible(section(named(ui.service.cities)).getByRole('link'))).toHaveText(
          cities.slice(0, 12).map(({ name }) => name),
        );
        expect(await page.evaluate(findOverflow)).toEqual([]);
      });
      expect(service.benefits).toHaveLength(8);
      expect(service.features).toHaveLength(8);
      // Neighbours have different icons, which come round again.
      const icons = await benefits
        .locator('li .icon')
        .evaluateAll((all) => all.map((icon) => icon.innerHTML));
      expect(icons.filter((icon, index) => icon === icons[index + 1])).toEqual([]);
      expect(icons.slice(0, 4)).toEqual(icons.slice(4));
    });

    test(`the links of ${slug} lead where they say, in ${language}`, () => {
      const built = openBuiltPage(path);
      const [answer] = built
        .all('details')
        .filter(({ text }) => text.includes(service.questions.outsideToronto.question));
      expect(answer?.hrefs()).toEqual([
        ...['toronto', 'vancouver', 'montreal', 'calgary'].map((city) => href('city', city)),
        href('locations'),
      ]);
      const grid = built.named('section', named(ui.service.cities));
      expect(grid.hrefs()).toEqual(
        cities.slice(0, 12).map((city) => href('landing', `${slug}-${city.slug}`)),
      );
      // Up to twelve cities are listed, so none is left to be counted.
      expect(cities.length > 12).toBe(grid.all('p').length > 0);
      expect(built.one('aside').hrefs()).toEqual([`tel:${company.phoneDial}`, '#contact']);
      expect(built.named('section', ui.service.related).hrefs()).toEqual([
        ...services.filter((one) => one.slug !== slug).map((one) => href('service', one.slug)),
        href('services'),
      ]);
      const [word = ''] = service.name.split(' ');
      const nameOf = new Map(services.map((one) => [one.slug, one.name]));
      const used = caseStudies.filter((study) =>
        study.services.some((one) => nameOf.get(one)?.split(' ').includes(word)),
      );
      expect(used.length).toBeGreaterThan(0);
      expect(built.named('section', ui.service.caseStudies).texts('article a')).toEqual(
        used.map(({ heading }) => heading),
      );
      expect(built.all('main section').at(-1)?.attribute('id')).toBe('contact');
      expect(built.one('#contact select option[selected]').attribute('value')).toBe(service.contactChoice);
    });
  }

test('the aside of a service is sticky only if it fits the window', async ({ page }) => {
  for (const { slug } of content.services) {
    await page.goto(`/services/${slug}`);
    const aside = page.getByRole('complementary');
    for (const height of [900, 760, 700]) {
      await page.setViewportSize({ width: 1440, height });
      const { position, top } = await aside.evaluate((element) => {
        const style = getComputedStyle(element);
        return { position: style.position, top: Number.parseFloat(style.top) };
      });
      if (height !== 760) expect(position === 'sticky', `${slug} at ${height}`).toBe(height === 900);
      if (position === 'sticky')
        expect(top + ((await aside.boundingBox())?.height ?? height), slug).toBeLessThanOrEqual(height);
    }
  }
});

test('the picture next to the benefits extends to the edge of the page', async ({ page }) => {
  await page.goto('/services/cloud-solutions');
  const picture = page.getByRole('region', { name: content.ui.service.benefits }).locator('img');
  await atEachWidth(page, async (width) => {
    const box = await picture.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
    expect(box?.x).toBeCloseTo(width < 1024 ? 0 : (width * 7) / 12, 0);
  });
});
