import { expect, type Page } from '@playwright/test';
import { excerpt } from '@/lib/i18n/excerpt';
import { content } from './content.ts';
import { openUnlessThere, test } from './support/shared-page.ts';

const { homePage: words, services, cities, testimonials, company, ui, faq, industries } = content;
const section = (page: Page, name: string) => page.getByRole('region', { name });

// All tests read the same page.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => openUnlessThere(page, '/'));

test('the home page shows its sections in order', async ({ page }) => {
  const headings = page.locator('main h1, main h2');
  const order = await headings.allInnerTexts();
  const expected = [
    words.hero.headline[0],
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
  const places = expected.map((text) =>
    order.findIndex((heading) => heading.replaceAll('\n', ' ').includes(text ?? '-')),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the hero has one button, two links and the free health check', async ({ page }) => {
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('link', { name: 'View Our Services' })).toHaveAttribute('href', '#services');
  await expect(hero.getByRole('link', { name: 'Risk Assessment' })).toHaveAttribute(
    'href',
    '#risk-assessment',
  );
  await expect(hero.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#contact');
  await expect(hero.locator('.btn')).toHaveText(['View Our Services']);
  await expect(hero).toContainText('FREE Cybersecurity Health Check');
  await expect(hero).toContainText('5-minute assessment');
  await expect(hero.getByRole('link', { name: 'Start Free Assessment' })).toHaveAttribute(
    'href',
    '#cybersecurity-check',
  );
});

test('the trust section has four figures and three pillars', async ({ page }) => {
  const trust = section(page, words.trust.title);
  await expect(trust.locator('dd')).toHaveText(['26+', '500+', '15 min', '99.9%']);
  await expect(trust.getByRole('heading', { level: 3 })).toHaveText([
    'Canada-Wide Coverage',
    'Complete Security',
    'AI-Powered Solutions',
  ]);
});

test('each service card has a badge, three features, an image and a link', async ({ page }) => {
  const cards = page.locator('#services').getByRole('article');
  await expect(cards).toHaveCount(5);
  const badges = ['Managed Services', 'Security', 'AI Solutions', 'Managed Services', 'Managed Services'];
  for (const [index, service] of services.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(service.name);
    await expect(card.locator('.tag')).toHaveText(badges[index] ?? '');
    await expect(card).toContainText(service.shortDescription);
    await expect(card.getByRole('listitem')).toHaveText(service.features.slice(0, 3));
    await expect(card.getByRole('img')).toHaveAccessibleName(service.imageAlt);
    const link = card.getByRole('link', { name: service.name });
    await expect(link).toContainText('Explore Service');
    await expect(link).toHaveAttribute('href', `/services/${service.slug}`);
  }
});

test('six cities are listed with the first 100 characters of their descriptions', async ({ page }) => {
  const locations = section(page, words.locations.title);
  const rows = locations.getByRole('article');
  await expect(rows).toHaveCount(6);
  for (const [index, { name, slug, description }] of cities.slice(0, 6).entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('link', { name })).toHaveAttribute('href', `/locations/${slug}`);
    const text = await row.locator('p').innerText();
    expect(text).toBe(excerpt(description, 100));
    expect(text).toMatch(/^.{60,100}[.!?…]$/);
  }
  await expect(locations.getByRole('link', { name: 'View All Locations' })).toHaveAttribute(
    'href',
    '/locations',
  );
});

test('testimonials have quote, client and five stars', async ({ page }) => {
  const quotes = page.locator('main').getByRole('blockquote');
  expect(testimonials.items.length).toBeGreaterThan(0);
  await expect(quotes).toHaveCount(testimonials.items.length);
  for (const [index, { quote, name, company: client }] of testimonials.items.entries()) {
    await expect(quotes.nth(index)).toContainText(quote);
    await expect(quotes.nth(index)).toContainText(name);
    await expect(quotes.nth(index)).toContainText(client);
    await expect(quotes.nth(index).getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
  }
  await expect(section(page, words.testimonials.title)).toContainText('4.9 out of 5 from 200+ reviews');
});

test('both quizzes are on the home page', async ({ page }) => {
  await expect(page.locator('#cybersecurity-check')).toContainText('Start Your Free Assessment');
  // The start buttons of the two quizzes have different labels.
  await expect(page.locator('#risk-assessment')).not.toContainText('Start Your Free Assessment');
  await expect(page.locator('#risk-assessment')).toContainText(words.quizzes.riskTitle);
});

test('ten industries link to their landing pages', async ({ page }) => {
  const ten = industries.filter(({ onlyWithServices }) => !onlyWithServices);
  expect(ten).toHaveLength(10);
  const links = section(page, words.industries.title).getByRole('link');
  await expect(links).toHaveText(ten.map(({ name }) => name));
  for (const [index, { slug }] of ten.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `/seo/managed-it-services-${slug}`);
});

test('the FAQ has ten questions and contact details for others', async ({ page }) => {
  const block = page.locator('#faq');
  expect(faq.items).toHaveLength(10);
  await expect(block.locator('summary')).toHaveText(faq.items.map(({ question }) => question));
  await expect(block.getByRole('heading', { name: 'Still Have Questions?' })).toBeVisible();
  await expect(block.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phoneDial}`,
  );
  await expect(block.getByRole('link', { name: ui.faq.stillConsultation })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(block.locator('.go')).toHaveText(words.faqLinks.map(({ title }) => title));
});

test('the call to action has links and contact details', async ({ page }) => {
  const call = section(page, ui.callToAction.title);
  await expect(call.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(call.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/services');
  await expect(call.getByRole('heading', { name: 'Quick Contact' })).toBeVisible();
  await expect(call.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(call.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phoneDial}`,
  );
  await expect(call).toContainText('24/7 support available');
  await expect(call).toContainText('Within 1 business hour');
});

test('the contact section comes last', async ({ page }) => {
  const contact = page.locator('main > section').last();
  await expect(contact).toHaveAttribute('id', 'contact');
});

test('no line breaks inside a hyphenated word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const texts = page.locator('main :is(h1, h2, .lead, section:first-child p)');
  await expect(texts).not.toHaveCount(0);
  const broken = await texts.evaluateAll((all) =>
    all.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index } of (node.textContent ?? '').matchAll(/(?<=\w)-(?=\w)/g)) {
          const range = document.createRange();
          range.setStart(node, index - 1);
          range.setEnd(node, index + 2);
          if (range.getClientRects().length > 1) found.push(node.textContent ?? '');
        }
      return found;
    }),
  );
  expect(broken).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`no text is smaller than 14 pixels at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { checked, small } = await page.locator('body').evaluate((body) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      let texts = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element?.checkVisibility() || element.closest('script, style'))
          continue;
        texts += 1;
        if (Number.parseFloat(getComputedStyle(element).fontSize) < 14) found.push(node.textContent.trim());
      }
      return { checked: texts, small: found };
    });
    expect(checked).toBeGreaterThan(100);
    expect(small).toEqual([]);
  });
}

test('the height profile touches the footer', async ({ page }) => {
  for (const path of ['/', '/services/cloud-solutions', '/about', '/services']) {
    await page.goto(path);
    const profile = await page.locator('.heights').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((profile?.y ?? 0) + (profile?.height ?? 0)).toBeCloseTo(footer?.y ?? -1, 0);
  }
});
