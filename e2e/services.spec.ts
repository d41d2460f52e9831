import { expect } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { hrefOf } from '@/lib/pages/href-of';
import { findOverflow } from './accessibility/find-overflow.ts';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { openBuiltPage } from './support/built-part.ts';
import { findHiddenContent } from './support/find-hidden-content.ts';
import { getFrenchPath } from './support/get-french-path.ts';
import { openUnlessThere, test } from './support/shared-page.ts';
import { atEachWidth } from './widths.ts';

test('the services page has a card for every service, in both languages', () => {
  for (const { language, path, content: words } of inBothLanguages('/services')) {
    const { services, servicesPage, ui } = words;
    const main = openBuiltPage(path).one('main');
    const rows = main.all('article');
    expect(rows).toHaveLength(services.length);
    for (const [index, service] of services.entries()) {
      const { slug, name, situation, shortDescription, features, imageAlt } = service;
      const row = rows[index];
      expect(row?.attribute('id')).toBe(slug);
      expect(row?.texts('h2')).toEqual([name]);
      expect(row?.texts('p')).toEqual([situation, shortDescription]);
      expect(row?.texts('li')).toEqual(features.slice(0, 3));
      expect(row?.one('img').name).toBe(imageAlt);
      expect(row?.one('a').text).toContain(name);
      expect(row?.hrefs()).toEqual([hrefOf(language, 'service', slug)]);
    }
    const { together, billing, common } = servicesPage;
    const rowsOf = (title: string) =>
      main
        .named('section', title)
        .all('li')
        .map((row) => [...row.texts('h3'), ...row.texts('p')]);
    const rowsIn = (items: typeof together.items) => items.map(({ term, text }) => [term, text]);
    expect(rowsOf(together.title)).toEqual(rowsIn(together.items));
    expect(
      main
        .named('section', billing.title)
        .all('details')
        .map((row) => [...row.texts('summary'), ...row.texts('p')]),
    ).toEqual(services.map((service) => [service.name, service.billing]));
    expect(rowsOf(common.title)).toEqual(rowsIn(common.items));
    expect(main.named('section', ui.callToAction.title).texts('a')).toContain(ui.actions.viewAllLocations);
  }
});

test('a service in the address is scrolled to, with a ring that stands off its text', async ({ page }) => {
  for (const [index, { slug }] of content.services.entries()) {
    if (index === 0) await page.goto(`/services#${slug}`);
    else await page.evaluate((hash) => location.assign(hash), `#${slug}`);
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

    test(`the page of ${slug} has its parts in order, in ${language}`, () => {
      const main = openBuiltPage(path).one('main');
      const section = (name: string) => main.named('section', name);
      const { included, benefit, outsideToronto } = service.questions;
      const questions = [included, benefit, outsideToronto];
      const others = services.filter((one) => one.slug !== slug).slice(0, 4);
      const aside = main.named('aside', ui.service.talkTitle);
      const benefits = section(ui.service.benefits);
      expect(main.texts('h1')).toEqual([named(ui.service.heading)]);
      expect(main.texts('h2:not(.sources *)')).toEqual(
        [
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
        ].map((title) => expect.stringContaining(title)),
      );
      expect(main.texts('p')).toContain(service.longDescription);
      expect(service.features).toHaveLength(8);
      expect(main.all('.ruled')[0]?.texts('li')).toEqual(service.features);

      expect(aside.all('img')).toHaveLength(1);
      expect(aside.texts('li')).toEqual(service.features.slice(0, 4));
      expect(aside.texts('a')).toEqual([company.phone, ui.actions.sendMessage]);
      for (const text of [ui.service.talkText, service.implementation]) expect(aside.text).toContain(text);

      expect(service.benefits).toHaveLength(8);
      expect(benefits.texts('li')).toEqual(service.benefits);
      // Neighbours have different icons, which come round again.
      const icons = benefits.all('li .icon').map((icon) => icon.markup);
      expect(icons).toHaveLength(service.benefits.length);
      expect(icons.filter((icon, index) => icon === icons[index + 1])).toEqual([]);
      expect(icons.slice(0, 4)).toEqual(icons.slice(4));

      expect(main.texts('.faq:not(.sources) details[open] summary')).toEqual(
        questions.map(({ question }) => question),
      );
      expect(main.texts('.faq:not(.sources) details[open] > p')).toEqual(
        questions.map(({ answer }) => expect.stringContaining(answer)),
      );
      expect(section(ui.service.priceTitle).text).toContain(service.price);
      expect(section(ui.service.priceTitle).all('tr')[1]?.text).toContain(company.landingFigures.response);

      const related = section(ui.service.related);
      expect(related.texts('h3')).toEqual(others.map(({ name }) => name));
      expect(related.text).toContain(ui.actions.allServices);
      expect(section(named(ui.service.cities)).texts('a')).toEqual(
        cities.slice(0, 12).map(({ name }) => name),
      );
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

test('the page of each service hides nothing and fits every width; its aside is sticky only if it fits the window', async ({
  page,
}) => {
  // French texts are longer. accessibility.spec.ts opens one of the pages in both languages.
  for (const { slug } of content.services) {
    const path = getFrenchPath(`/services/${slug}`);
    await page.goto(path);
    await atEachWidth(page, async () => {
      expect(await findHiddenContent(page), path).toEqual([]);
      expect(await page.evaluate(findOverflow), path).toEqual([]);
    });
    const aside = page.getByRole('complementary').first();
    for (const height of [900, 760, 700]) {
      await page.setViewportSize({ width: 1440, height });
      const { position, top } = await aside.evaluate((element) => {
        const style = getComputedStyle(element);
        return { position: style.position, top: Number.parseFloat(style.top) };
      });
      if (height !== 760) expect(position === 'sticky', `${path} at ${height}`).toBe(height === 900);
      if (position === 'sticky')
        expect(top + ((await aside.boundingBox())?.height ?? height), path).toBeLessThanOrEqual(height);
    }
  }
});

test('the picture next to the benefits extends to the edge of the page', async ({ page }) => {
  await openUnlessThere(page, '/services/cloud-solutions');
  const picture = page.getByRole('region', { name: content.ui.service.benefits }).locator('img');
  await atEachWidth(page, async (width) => {
    const box = await picture.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
    expect(box?.x).toBeCloseTo(width < 1024 ? 0 : (width * 7) / 12, 0);
  });
});
