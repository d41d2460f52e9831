import { expect, type Page } from '@playwright/test';
import { excerpt } from '@/lib/i18n/excerpt';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/fill-count';
import { findOverflow } from './accessibility/find-overflow.ts';
import { inBothLanguages } from './both-languages.ts';
import { openUnlessThere, test } from './support/shared-page.ts';
import { visible } from './support/visible.ts';
import { atEachWidth } from './widths.ts';

const homes = inBothLanguages('/');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const phoneWidth = 768;

// All tests of a language read the same page.
test.describe.configure({ mode: 'default' });

for (const { language, path, content } of homes)
  test.describe(`the home page in ${language}`, () => {
    const { homePage: words, services, cities, company, ui, faq } = content;
    const hrefTo = new Map(
      [
        ...services.map(({ slug }) => `/services/${slug}`),
        '/services',
        '/locations',
        '/contact',
        '/case-studies',
      ]
        .concat(cities.map(({ slug }) => `/locations/${slug}`))
        .map((english) => [
          english,
          inBothLanguages(english).find((twin) => twin.language === language)?.path ?? '-',
        ]),
    );
    test.beforeEach(({ page }) => openUnlessThere(page, path));

    test('its sections stand in the order of the specification, at every width', async ({ page }) => {
      const expected = [
        words.log.entries.find(({ marked }) => marked)?.headline[0] ?? '-',
        words.check.title,
        words.trust.title,
        words.services.title,
        words.locations.title,
        words.testimonials.title,
        words.quizzes.title,
        words.quizzes.riskTitle,
        words.caseStudies.title,
        words.industries.title,
        words.faq.title,
        ui.callToAction.title,
        ui.contactSection.title,
      ];
      await atEachWidth(page, async () => {
        const headings = await visible(page.locator('main :is(h1, h2)')).allInnerTexts();
        const plain = headings.map((heading) => heading.replaceAll(/\s/g, ' '));
        const places = expected.map((text) =>
          plain.findIndex((heading) => heading.includes(text.replaceAll(/\s/g, ' '))),
        );
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(await page.evaluate(findOverflow)).toEqual([]);
      });
      await expect(page.locator('main section').last()).toHaveAttribute('id', 'contact');
    });

    test('the hero has three buttons and the free health check with its own, at every width', async ({
      page,
    }) => {
      const hero = page.locator('main > section').first();
      const call = fill(ui.shell.call, { phone: company.phone });
      await atEachWidth(page, async (width) => {
        await expect(visible(hero.locator('a.btn'))).toHaveText([
          ...(width < 1024 ? [call] : []),
          ui.actions.viewServices,
          ui.actions.riskAssessment,
          ui.actions.contactUs,
          ui.actions.startFreeAssessment,
        ]);
        await expect(visible(hero.getByText(words.check.title))).toHaveCount(1);
        await expect(visible(hero.locator('p', { hasText: words.check.text }))).toHaveCount(1);
        for (const button of await visible(hero.locator('a.btn')).all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      });
      const links = await hero.locator('a.btn').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(links).toEqual([
        `tel:${company.phoneDial}`,
        ...['#services', '#risk-assessment', '#contact'],
        '#cybersecurity-check',
      ]);
    });

    test('an entry of the log moves the gold mark and rewrites the headline, by keyboard and on the band', async ({
      page,
    }) => {
      const { entries, title } = words.log;
      const log = page.getByRole('group', { name: title });
      const headline = page.locator('h1 [data-headline]');
      const mark = page.locator('.band i');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const placeOfMark = async () => {
        const hour = (await mark.boundingBox())?.x ?? Number.NaN;
        const row = await mark.evaluate((element) => getComputedStyle(element, '::after').top);
        return `${Math.round(hour)} ${row}`;
      };
      const radios = log.getByRole('radio');
      await expect(radios).toHaveCount(entries.length);
      await radios.first().check();
      const places = new Set<string>();
      for (const [index, { headline: lines, time, text }] of entries.entries()) {
        const radio = radios.nth(index);
        await expect(radio).toBeChecked();
        await expect(radio).toHaveAccessibleName(new RegExp(`^${time}.*${text}`));
        await expect(headline).toHaveText(lines.join(' '));
        places.add(await placeOfMark());
        await page.keyboard.press('ArrowDown');
      }
      expect(places.size).toBe(entries.length);
      for (const [index, { headline: lines, text }] of entries.entries()) {
        const onBand = page.locator('.band label', { hasText: text });
        await expect(onBand).toHaveText(`${lines[0]} ${lines[1]} ${text}`);
        await onBand.click();
        await expect(radios.nth(index)).toBeChecked();
        await expect(headline).toHaveText(lines.join(' '));
      }
      await radios.nth(entries.findIndex(({ marked }) => marked)).check();
    });

    test('the hero counts the cities whose offices are closed now', async ({ page }) => {
      const sentence = page.locator('[data-zones]');
      await expect(sentence).not.toHaveText(words.closed.now);
      const texts = [words.closed.none, words.closed.some, words.closed.all].map(
        (text) => new RegExp(text.replace(/\{time\}/, '.+').replaceAll(/\{\w+\}/g, '\\d+')),
      );
      const shown = (await sentence.textContent()) ?? '';
      expect(texts.some((text) => text.test(shown))).toBe(true);
    });

    test('the trust section has four figures and three pillars, at every width', async ({ page }) => {
      const trust = section(page, words.trust.title);
      const { years, clients, response, uptime } = company.homeFigures;
      await atEachWidth(page, async () => {
        await expect(visible(trust.locator('dd'))).toHaveText([years, clients, response, uptime]);
        await expect(visible(trust.locator('dt'))).toHaveText(Object.values(words.trust.statistics));
        await expect(visible(trust.locator('h3'))).toHaveText(words.trust.pillars.map(({ title }) => title));
        await expect(visible(trust.locator('h3 + p'))).toHaveText(
          words.trust.pillars.map(({ text }) => text),
        );
      });
    });

    test('each service card has badge, name, text, three features, image and link, at every width', async ({
      page,
    }) => {
      const cards = page.locator('#services').getByRole('article');
      await atEachWidth(page, async () => {
        await expect(visible(cards.locator('.tag'))).toHaveText(
          services.map(({ badge }) => ui.badges[badge]),
        );
        await expect(visible(cards.locator('h3'))).toHaveText(services.map(({ name }) => name));
        await expect(visible(cards.locator('p'))).toHaveText(
          services.map(({ shortDescription }) => shortDescription),
        );
        await expect(visible(cards.getByRole('listitem'))).toHaveText(
          services.flatMap(({ features }) => features.slice(0, 3)),
        );
        await expect(visible(cards.getByRole('img'))).toHaveCount(services.length);
        await expect(visible(cards.getByRole('link'))).toContainText(
          services.map(() => ui.actions.exploreService),
        );
      });
      for (const [index, { name, slug, imageAlt }] of services.entries()) {
        await expect(cards.nth(index).getByRole('img')).toHaveAccessibleName(imageAlt);
        const link = cards.nth(index).getByRole('link', { name });
        await expect(link).toHaveAttribute('href', hrefTo.get(`/services/${slug}`) ?? '-');
      }
    });

    test('six cities have the first 100 characters of their descriptions, at every width', async ({
      page,
    }) => {
      const locations = section(page, words.locations.title);
      const shown = cities.slice(0, 6);
      const texts = shown.map(({ description }) => excerpt(description, 100));
      for (const text of texts) expect(text).toMatch(/^.{60,100}…$/);
      await atEachWidth(page, async () => {
        await expect(visible(locations.getByRole('article').getByRole('link'))).toHaveText(
          shown.map(({ name }) => name),
        );
        await expect(visible(locations.getByRole('article').locator('p'))).toHaveText(texts);
        await expect(locations.getByRole('link', { name: ui.actions.viewAllLocations })).toBeVisible();
      });
      for (const { name, slug } of shown)
        await expect(locations.getByRole('article').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          hrefTo.get(`/locations/${slug}`) ?? '-',
        );
      await expect(locations.getByRole('link', { name: ui.actions.viewAllLocations })).toHaveAttribute(
        'href',
        hrefTo.get('/locations') ?? '-',
      );
    });

    test('on a phone the pins of the map are no targets', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const pins = page.locator('.home-map .pin');
      await expect(pins).toHaveCount(cities.length);
      for (const pin of await pins.all()) await expect(pin).toHaveCSS('pointer-events', 'none');
    });

    test('three testimonials have quote, client and five stars, at every width', async ({ page }) => {
      const quotes = page.locator('main').getByRole('blockquote');
      const { items } = content.testimonials;
      expect(items).toHaveLength(3);
      const stars = fill(ui.rating.label, { rating: formatNumber(language, 5) });
      await atEachWidth(page, async () => {
        await expect(visible(quotes)).toContainText(items.map(({ quote }) => quote));
        await expect(visible(quotes)).toContainText(items.map(({ name }) => name));
        await expect(visible(quotes)).toContainText(items.map((item) => item.company));
        await expect(visible(quotes.getByRole('img', { name: stars }))).toHaveCount(items.length);
        await expect(visible(page.locator('#quotes-title'))).toContainText(words.testimonials.rating);
      });
    });

    test('ten industries have name, description and solutions, on a phone folded behind the name', async ({
      page,
    }) => {
      const list = section(page, words.industries.title);
      const ten = content.industries.filter(({ onlyWithServices }) => !onlyWithServices);
      expect(ten).toHaveLength(10);
      const expectOpen = async () => {
        await expect(visible(list.locator('details p'))).toHaveText(
          ten.map(({ description }) => description),
        );
        await expect(visible(list.locator('details li'))).toHaveText(
          ten.flatMap(({ solutionsInShort }) => solutionsInShort),
        );
        await expect(visible(list.locator('details a'))).toHaveCount(10);
      };
      await atEachWidth(page, async (width) => {
        const names = list.locator(width < phoneWidth ? 'summary' : 'h3');
        await expect(visible(names)).toHaveText(ten.map(({ name }) => name));
        if (width >= phoneWidth) return expectOpen();
        await expect(visible(list.locator('details :is(p, li, a)'))).toHaveCount(0);
      });
      await page.setViewportSize({ width: 390, height: 844 });
      for (const summary of await list.locator('summary').all()) await summary.click();
      await expectOpen();
      for (const summary of await list.locator('summary').all()) await summary.click();
    });

    test('the call to action has two buttons and Quick Contact, in order, at every width', async ({
      page,
    }) => {
      const call = section(page, ui.callToAction.title);
      await atEachWidth(page, async () => {
        await expect(visible(call.locator('a.btn'))).toHaveText([
          ui.actions.contactUs,
          ui.actions.exploreServices,
        ]);
        await expect(visible(call.locator('h3'))).toHaveText([ui.contactFacts.title]);
        await expect(visible(call.locator('dd'))).toHaveText([
          company.email,
          company.phone,
          company.supportHours,
          ui.contactFacts.replyText,
        ]);
      });
      const hrefs = await call.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(hrefs).toEqual([
        hrefTo.get('/contact'),
        hrefTo.get('/services'),
        `mailto:${company.email}`,
        `tel:${company.phoneDial}`,
      ]);
    });

    test('the FAQ has its questions, whom to ask and three link cards, at every width', async ({ page }) => {
      const block = page.locator('#faq');
      expect(faq.items).toHaveLength(10);
      await atEachWidth(page, async () => {
        await expect(visible(block.locator('summary'))).toHaveText(faq.items.map(({ question }) => question));
        await expect(visible(block.locator('h3'))).toHaveText([
          ui.faq.stillTitle,
          ...words.faqLinks.map(({ title }) => title),
        ]);
        await expect(block.getByRole('link', { name: company.phone })).toBeVisible();
        await expect(block.getByRole('link', { name: ui.faq.stillConsultation })).toBeVisible();
        await expect(visible(block.locator('.link-card p'))).toHaveText(
          words.faqLinks.map(({ text }) => text),
        );
      });
      const cards = block.locator('.link-card a');
      expect(await cards.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
        ['/services', '/locations', '/case-studies'].map((to) => hrefTo.get(to)),
      );
    });
  });

test('24/7/365 monitoring and support is promised, in both languages', async ({ page }) => {
  for (const { path, content } of homes) {
    await page.goto(path);
    await expect(page.locator('#services .lead')).toHaveText(content.homePage.services.lead);
  }
  expect(homes.map(({ content }) => content.homePage.services.lead.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('24/7/365 monitoring and support'),
    expect.stringContaining('surveillance et soutien 24 heures sur 24, 7 jours sur 7, toute l’année'),
  ]);
});
