import { expect, type Page } from '@playwright/test';
import { excerpt } from '@/lib/i18n/excerpt';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/fill-count';
import { formatClock } from '@/lib/i18n/format-clock';
import { hrefOf } from '@/lib/pages/href-of';
import { inBothLanguages } from './both-languages.ts';
import { openBuiltPage } from './support/built-part.ts';
import { openUnlessThere, test } from './support/shared-page.ts';
import { visible } from './support/visible.ts';
import { atEachWidth } from './widths.ts';

const homes = inBothLanguages('/');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const phoneWidth = 768;

// accessibility.spec.ts looks for hidden content at every width. The tests of a language that need a browser share one visit.
test.describe.configure({ mode: 'default' });

for (const { language, path, content } of homes)
  test.describe(`the home page in ${language}`, () => {
    const { homePage: words, services, cities, company, ui, faq } = content;
    const industries = content.industries.filter(({ onlyWithServices }) => !onlyWithServices);
    const call = fill(ui.shell.call, { phone: company.phone });
    const main = openBuiltPage(path).one('main');

    test('its sections stand in the order of the specification', () => {
      const headings = main.texts('h1, h2').map((heading) => heading.replaceAll(/\s/g, ' '));
      const places = [
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
      ].map((text) => headings.findIndex((heading) => heading.includes(text.replaceAll(/\s/g, ' '))));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(main.all('section').at(-1)?.attribute('id')).toBe('contact');
    });

    test('the hero has three buttons and the free health check with its own', () => {
      const hero = main.all('section')[0];
      expect(hero?.texts('a.btn')).toEqual([
        call,
        ui.actions.viewServices,
        ui.actions.riskAssessment,
        ui.actions.contactUs,
        ui.actions.startFreeAssessment,
      ]);
      expect(hero?.hrefs('a.btn')).toEqual([
        `tel:${company.phoneDial}`,
        ...['#services', '#risk-assessment', '#contact'],
        '#cybersecurity-check',
      ]);
      for (const text of [words.check.title, words.check.text]) expect(hero?.text).toContain(text);
    });

    test('the trust section has four figures and three pillars', () => {
      const trust = main.named('section', words.trust.title);
      const { years, clients, response, uptime } = company.homeFigures;
      expect(trust.texts('dd')).toEqual([years, clients, response, uptime]);
      expect(trust.texts('dt')).toEqual(Object.values(words.trust.statistics));
      expect(trust.texts('h3')).toEqual(words.trust.pillars.map(({ title }) => title));
      expect(trust.texts('h3 + p')).toEqual(words.trust.pillars.map(({ text }) => text));
    });

    test('each service card has badge, name, text, three features, image and link', () => {
      const cards = main.all('#services article');
      expect(cards).toHaveLength(services.length);
      for (const [index, service] of services.entries()) {
        const { name, slug, imageAlt, badge, shortDescription, features } = service;
        const card = cards[index];
        expect(card?.texts('.tag')).toEqual([ui.badges[badge]]);
        expect(card?.texts('h3')).toEqual([name]);
        expect(card?.texts('p')).toEqual([shortDescription]);
        expect(card?.texts('li')).toEqual(features.slice(0, 3));
        expect(card?.one('img').name).toBe(imageAlt);
        expect(card?.one('a').text).toContain(ui.actions.exploreService);
        expect(card?.one('a').text).toContain(name);
        expect(card?.hrefs()).toEqual([hrefOf(language, 'service', slug)]);
      }
    });

    test('six cities have the first 100 characters of their descriptions', () => {
      const locations = main.named('section', words.locations.title);
      const shown = cities.slice(0, 6);
      const texts = shown.map(({ description }) => excerpt(description, 100));
      for (const text of texts) expect(text).toMatch(/^.{60,100}…$/);
      expect(locations.texts('article a')).toEqual(shown.map(({ name }) => name));
      expect(locations.hrefs('article a')).toEqual(shown.map(({ slug }) => hrefOf(language, 'city', slug)));
      expect(locations.texts('article p')).toEqual(texts);
      expect(locations.named('a', ui.actions.viewAllLocations).attribute('href')).toBe(
        hrefOf(language, 'locations'),
      );
    });

    test('three testimonials have quote, client and five stars', () => {
      const { items } = content.testimonials;
      expect(items).toHaveLength(3);
      const stars = fill(ui.rating.label, { rating: formatNumber(language, 5) });
      const quotes = main.all('blockquote');
      expect(quotes).toHaveLength(items.length);
      for (const [index, { quote, name, company: client }] of items.entries()) {
        for (const text of [quote, name, client]) expect(quotes[index]?.text).toContain(text);
        expect(quotes[index]?.named('[role=img]', stars)).toBeDefined();
      }
      expect(main.one('#quotes-title').text).toContain(words.testimonials.rating);
    });

    test('ten industries have name, description and solutions', () => {
      expect(industries).toHaveLength(10);
      const list = main.named('section', words.industries.title);
      expect(list.texts('summary')).toEqual(industries.map(({ name }) => name));
      expect(list.texts('details p')).toEqual(industries.map(({ description }) => description));
      expect(list.texts('details li')).toEqual(
        industries.flatMap(({ solutionsInShort }) => solutionsInShort),
      );
    });

    test('the call to action has two buttons and Quick Contact, in order', () => {
      const call = main.named('section', ui.callToAction.title);
      expect(call.texts('a.btn')).toEqual([ui.actions.contactUs, ui.actions.exploreServices]);
      expect(call.texts('h3')).toEqual([ui.contactFacts.title]);
      expect(call.texts('dd')).toEqual([
        company.email,
        company.phone,
        company.supportHours,
        ui.contactFacts.replyText,
      ]);
      expect(call.hrefs()).toEqual([
        hrefOf(language, 'contact'),
        hrefOf(language, 'services'),
        `mailto:${company.email}`,
        `tel:${company.phoneDial}`,
      ]);
    });

    test('the FAQ has its questions, whom to ask and three link cards', () => {
      const block = main.one('#faq');
      expect(faq.items).toHaveLength(10);
      expect(block.texts('summary')).toEqual(faq.items.map(({ question }) => question));
      expect(block.texts('h3')).toEqual([ui.faq.stillTitle, ...words.faqLinks.map(({ title }) => title)]);
      for (const name of [company.phone, ui.faq.stillConsultation])
        expect(block.named('a', name)).toBeDefined();
      expect(block.texts('.link-card p')).toEqual(words.faqLinks.map(({ text }) => text));
      expect(block.hrefs('.link-card a')).toEqual(
        (['services', 'locations', 'case-studies'] as const).map((kind) => hrefOf(language, kind)),
      );
    });

    // The languages share styles and scripts; French texts are longer.
    if (language === 'en') return;

    test('the hero shows its buttons and the health check at every width', async ({ page }) => {
      await openUnlessThere(page, path);
      const hero = page.locator('main > section').first();
      await atEachWidth(page, async (width) => {
        await expect(visible(hero.locator('a.btn'))).toHaveCount(width < 1024 ? 5 : 4);
        await expect(visible(hero.getByText(call))).toHaveCount(width < 1024 ? 1 : 0);
        await expect(visible(hero.getByText(words.check.title))).toHaveCount(1);
        await expect(visible(hero.locator('p', { hasText: words.check.text }))).toHaveCount(1);
        for (const button of await visible(hero.locator('a.btn')).all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      });
    });

    test('an entry of the log moves the gold mark and rewrites the headline, by keyboard and on the band', async ({
      page,
    }) => {
      await openUnlessThere(page, path);
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
        const clock = formatClock(language, time);
        await expect(radio).toHaveAccessibleName(new RegExp(`^${clock}.*${text}`));
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
      await openUnlessThere(page, path);
      const sentence = page.locator('[data-zones]');
      await expect(sentence).not.toHaveText(words.closed.now);
      const texts = [words.closed.none, words.closed.some, words.closed.all].map(
        (text) => new RegExp(text.replace(/\{time\}/, '.+').replaceAll(/\{\w+\}/g, '\\d+')),
      );
      const shown = (await sentence.textContent()) ?? '';
      expect(texts.some((text) => text.test(shown))).toBe(true);
    });

    test('on a phone the pins of the map are no targets', async ({ page }) => {
      await openUnlessThere(page, path);
      await page.setViewportSize({ width: 390, height: 844 });
      const pins = page.locator('.home-map .pin');
      await expect(pins).toHaveCount(cities.length);
      for (const pin of await pins.all()) await expect(pin).toHaveCSS('pointer-events', 'none');
    });

    test('on a phone the industries are folded behind their names', async ({ page }) => {
      await openUnlessThere(page, path);
      const list = section(page, words.industries.title);
      const expectOpen = async () => {
        await expect(visible(list.locator('details p'))).toHaveText(
          industries.map(({ description }) => description),
        );
        await expect(visible(list.locator('details li'))).toHaveText(
          industries.flatMap(({ solutionsInShort }) => solutionsInShort),
        );
        await expect(visible(list.locator('details a'))).toHaveCount(10);
      };
      await atEachWidth(page, async (width) => {
        const names = list.locator(width < phoneWidth ? 'summary' : 'h3');
        await expect(visible(names)).toHaveText(industries.map(({ name }) => name));
        if (width >= phoneWidth) return expectOpen();
        await expect(visible(list.locator('details :is(p, li, a)'))).toHaveCount(0);
      });
      await page.setViewportSize({ width: 390, height: 844 });
      for (const summary of await list.locator('summary').all()) await summary.click();
      await expectOpen();
      for (const summary of await list.locator('summary').all()) await summary.click();
    });
  });

test('24/7/365 monitoring and support is promised, in both languages', () => {
  for (const { path, content } of homes)
    expect(openBuiltPage(path).one('#services .lead').text).toBe(content.homePage.services.lead);
  expect(homes.map(({ content }) => content.homePage.services.lead.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('24/7/365 monitoring and support'),
    expect.stringContaining('surveillance et soutien 24 heures sur 24, 7 jours sur 7, toute l’année'),
  ]);
});
