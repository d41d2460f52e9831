import { expect, test } from '@playwright/test';
import { pages } from '@/lib/pages/pages';
import { getEntry } from '../lib/content/get-entry.ts';
import { fill } from '../lib/i18n/fill.ts';
import { fillCount } from '../lib/i18n/fill-count.ts';
import { selectChallenges } from '../lib/landing/select-challenges.ts';
import { content } from './content.ts';
import { type BuiltPart, openBuiltPage } from './support/built-part.ts';

// Checks the text of every landing page without a browser. landing.spec.ts covers behaviour.

const { landing, services, cities, industries, torontoArea, company, ui, contactForm } = content;
const words = ui.landing;
const phoneHref = `tel:${company.landingPhoneDial}`;

const sectionOf = (page: BuiltPart, name: string) => page.named('section', name);
const items = (page: BuiltPart, name: string) => sectionOf(page, name).texts('li');
/** The targets of all links with the phone number of landing pages. */
const phoneLinks = (part: BuiltPart) =>
  part
    .all('a')
    .filter(({ text }) => text.includes(company.landingPhone))
    .map((link) => link.attribute('href'));
const ofKind = <K extends (typeof landing)[number]['kind']>(kind: K) =>
  landing.filter((entry): entry is Extract<(typeof landing)[number], { kind: K }> => entry.kind === kind);

function expectHead(page: BuiltPart, entry: (typeof landing)[number]): void {
  const main = page.one('main');
  expect(main.texts('h1')).toEqual([entry.heading]);
  const crumbs = page.named('nav', ui.shell.breadcrumb);
  expect(crumbs.all('li')).toHaveLength(4);
  expect(crumbs.texts('[aria-current=page]')).toEqual([entry.heading]);
  expect(main.texts('p')).toContain(entry.lead);
  expect(phoneLinks(main)[0]).toBe(phoneHref);
  expect(main.named('a', ui.actions.bookConsultation).attribute('href')).toBe('#contact');
  const inShort = page.named('aside', words.inShort);
  expect(inShort.texts('dt')).toEqual(entry.inShort.map(({ term }) => term));
  expect(inShort.texts('dd')).toEqual(entry.inShort.map(({ text }) => text));
  expect(sectionOf(page, entry.storyTitle).texts('p')).toEqual(entry.story);
}

function expectCall(page: BuiltPart): void {
  const call = sectionOf(page, ui.callToAction.title);
  const text = call.plain;
  for (const figure of ['26+ years', '127+ clients', '4.8 out of 5', 'in under 15 minutes'])
    expect(text).toContain(figure);
  expect(phoneLinks(call)).toEqual([phoneHref]);
}

function expectForm(page: BuiltPart, service: string): void {
  const section = sectionOf(page, words.assessmentTitle);
  expect(section.text).toContain(words.assessmentText);
  const chosen = section.one('select option[selected]').attribute('value');
  expect(chosen).toBe(getEntry(services, service).contactChoice);
  expect(section.named('button', contactForm.submit)).toBeDefined();
  expect(phoneLinks(section)).toEqual([phoneHref]);
}

function expectFeatures(page: BuiltPart, of: { benefits: string[]; features: string[] }): void {
  expect(items(page, words.benefits)).toEqual(of.benefits);
  expect(items(page, words.features)).toEqual(of.features);
}

function expectCity(page: BuiltPart, slug: string): void {
  const city = getEntry(cities, slug);
  expect(items(page, fill(words.cityTitle, { city: city.name }))).toEqual([
    fill(words.sameDay, { city: city.name }),
    city.onSite ? words.onSite : words.remote,
  ]);
}

function expectTorontoArea(page: BuiltPart, city: string | undefined): void {
  const sections = page.all('section').filter(({ name }) => name === words.torontoTitle);
  expect(sections).toHaveLength(city === 'toronto' ? 1 : 0);
  for (const section of sections) {
    const all = [torontoArea.municipalities, torontoArea.neighborhoods, torontoArea.businessDistricts];
    const lists = section.all('ul');
    expect(lists.map((list) => list.texts('li'))).toEqual(all.map((names) => names.slice(0, 10)));
    for (const names of all)
      expect(section.text).toContain(fillCount('en', words.andMore, names.length - 10));
    expect(section.text).toContain(torontoArea.postalCodes.slice(0, 10).join(', '));
  }
}

/** A collapsed list of links. built-pages.spec.ts checks their targets. */
function expectLinkList(page: BuiltPart, title: string, count: number): void {
  const [list, ...duplicates] = page.all('main details').filter((fold) => fold.one('summary').text === title);
  expect(duplicates).toEqual([]);
  expect(list?.attribute('open')).toBeUndefined();
  expect(list?.all('li')).toHaveLength(count);
  expect(list?.all('a')).toHaveLength(count);
}

function expectChallenges(page: BuiltPart, slug: string, numbers: number[] | undefined): void {
  const shown = selectChallenges(getEntry(industries, slug), numbers);
  expect(shown.length).toBeGreaterThan(0);
  const table = page.one('section[aria-labelledby=challenges]');
  expect(table.texts('dt')).toEqual(shown.map(({ challenge }) => challenge));
  for (const { solution } of shown) expect(table.text).toContain(solution);
}

function expectRelated(page: BuiltPart, entry: (typeof landing)[number]): void {
  const hasNoCityPages =
    'industry' in entry && getEntry(industries, entry.industry).onlyWithServices !== undefined;
  const paths = page.named('nav', words.related).hrefs();
  // Three of the page's own kind and two of each other kind. An industry without city pages has only two kinds.
  expect(paths).toHaveLength(hasNoCityPages ? 5 : 7);
  const kinds = paths.map((path) => getEntry(landing, path?.replace('/seo/', '') ?? '').kind);
  expect(kinds.filter((kind) => kind === entry.kind)).toHaveLength(3);
  expect(new Set(paths).size).toBe(paths.length);
  const existing = pages('en').map(({ path }) => path);
  expect(paths.filter((path) => path === undefined || !existing.includes(path))).toEqual([]);
}

test('a page about a service in a city has every section', async () => {
  const entries = ofKind('service-city');
  expect(entries.length).toBeGreaterThan(40);
  for (const entry of entries)
    await test.step(entry.slug, () => {
      const page = openBuiltPage(`/seo/${entry.slug}`);
      expectHead(page, entry);
      expectFeatures(page, getEntry(services, entry.service));
      expectCity(page, entry.city);
      expectTorontoArea(page, entry.city);
      expect(sectionOf(page, words.questions).texts('summary')).toEqual(
        entry.questions.map(({ question }) => question),
      );
      const { name: city } = getEntry(cities, entry.city);
      expectLinkList(page, words.questionsTitle, 12);
      expectLinkList(page, fill(words.aroundTitle, { city }), 18);
      expectCall(page);
      expectForm(page, entry.service);
      expectRelated(page, entry);
    });
});

test('a page about a service for an industry has every section', async () => {
  const entries = ofKind('service-industry');
  expect(entries.length).toBeGreaterThan(40);
  for (const entry of entries)
    await test.step(entry.slug, () => {
      const page = openBuiltPage(`/seo/${entry.slug}`);
      expectHead(page, entry);
      const badDays = sectionOf(page, words.badDays);
      expect(badDays.texts('dt')).toEqual(entry.badDays.map(({ day }) => day));
      for (const { answer } of entry.badDays) expect(badDays.text).toContain(answer);
      expectFeatures(page, getEntry(services, entry.service));
      expectChallenges(page, entry.industry, entry.challenges);
      expectTorontoArea(page, undefined);
      expectCall(page);
      expectForm(page, entry.service);
      expectRelated(page, entry);
    });
});

test('a page about an industry in a city has every section', async () => {
  const entries = ofKind('city-industry');
  expect(entries).toHaveLength(100);
  for (const entry of entries)
    await test.step(entry.slug, () => {
      const page = openBuiltPage(`/seo/${entry.slug}`);
      expectHead(page, entry);
      expect(items(page, words.goesWrong)).toEqual(entry.goesWrong);
      const first = sectionOf(page, words.first);
      expect(first.texts('a')).toEqual(entry.first.map(({ service }) => getEntry(services, service).name));
      for (const { reason } of entry.first) expect(first.text).toContain(reason);
      expectFeatures(page, entry);
      expectCity(page, entry.city);
      expectTorontoArea(page, entry.city);
      expectChallenges(page, entry.industry, entry.challenges);
      expectCall(page);
      expectForm(page, 'managed-it-services');
      expectRelated(page, entry);
    });
});
