import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { oncePerContent } from '@/lib/content/once-per-content';
import { hrefOf } from '@/lib/pages/href-of';
import { getEntry } from '../lib/content/get-entry.ts';
import { fill } from '../lib/i18n/fill.ts';
import { fillCount } from '../lib/i18n/fill-count.ts';
import { type Language, languages } from '../lib/i18n/languages.ts';
import { selectChallenges } from '../lib/landing/select-challenges.ts';
import { content as english, frenchContent } from './content.ts';
import { builtFileOf } from './support/built-file-of.ts';
import { type BuiltPart, openBuiltPage } from './support/built-part.ts';
import { readBuiltFile } from './support/read-built-page.ts';
import { test } from './support/worker-page.ts';

// Checks the text of every landing page without a browser. landing.spec.ts covers what a visitor sees and does. `expect` would
// record each of its 16,000 calls for the report, which takes longer than the checks: one per test names all pages with mistakes.

type Entry = (typeof english.landing)[number];
/** A landing page in one language. */
type Opened = { language: Language; content: typeof english; entry: Entry; page: BuiltPart; html: string };

const contents = { en: english, fr: frenchContent };
const isToronto = (entry: Entry) => 'city' in entry && entry.city === 'toronto';
const sectionOf = (page: BuiltPart, name: string) => page.named('section', name);
const items = (page: BuiltPart, name: string) => sectionOf(page, name).texts('li');
const phrasesOf = ({ content }: Opened, slug: string) => {
  const { name, inText = '', ofText = '' } = getEntry(content.cities, slug);
  return { city: name, inCity: inText, ofCity: ofText };
};

function assertIn(all: { includes(one: string): boolean }, one: string): void {
  assert.ok(all.includes(one), `${one} is not in ${all}`);
}

/** A test of every landing page of a kind, one for each language. */
function testAll<K extends Entry['kind']>(
  kind: K,
  what: string,
  check: (opened: Opened, entry: Extract<Entry, { kind: K }>) => void,
): void {
  for (const language of languages)
    test(`${language}: a page about ${what} has every section`, () => {
      const content = contents[language];
      const entries = content.landing.filter(
        (entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind,
      );
      expect(entries.length).toBeGreaterThan(40);
      const mistakes = entries.flatMap((entry) => {
        const path = hrefOf(language, 'landing', entry.slug);
        const html = readBuiltFile(builtFileOf(path)).replaceAll('&nbsp;', '\u00a0');
        const opened = { language, content, entry, page: openBuiltPage(path), html };
        try {
          expectHead(opened);
          expectNumber(opened);
          expectCall(opened);
          expectRelated(opened);
          expectSources(opened);
          check(opened, entry);
          return [];
        } catch (error) {
          return `${path}: ${error instanceof Error ? error.stack : error}`;
        }
      });
      expect(mistakes).toEqual([]);
    });
}

function expectHead({ page, content, entry }: Opened): void {
  const { ui, company } = content;
  const main = page.one('main');
  assert.deepEqual(main.texts('h1'), [entry.heading]);
  const crumbs = page.named('nav', ui.shell.breadcrumb);
  assert.equal(crumbs.all('li').length, 4);
  assert.deepEqual(crumbs.texts('[aria-current=page]'), [entry.heading]);
  assertIn(main.texts('p'), entry.lead);
  const [call] = main.all('a.btn');
  assert.equal(call?.text, isToronto(entry) ? company.landingPhone : company.phone);
  assert.equal(main.named('a', ui.actions.bookConsultation).attribute('href'), '#contact');
  const inShort = page.named('aside', ui.landing.inShort);
  assert.deepEqual(
    inShort.texts('dt'),
    entry.inShort.map(({ term }) => term),
  );
  assert.deepEqual(
    inShort.texts('dd'),
    entry.inShort.map(({ text }) => text),
  );
  assert.deepEqual(sectionOf(page, entry.storyTitle).texts('p'), entry.story);
  // Nothing is folded but sources.
  assert.deepEqual(page.all('main details:not([open]):not(.sources *):not(form *)'), []);
}

/** One number all over the page, in header, footer, structured data and what islands show: the 416 number on Toronto's only. */
function expectNumber({ html, content, entry }: Opened): void {
  const { phone, phoneDial, landingPhone, landingPhoneDial } = content.company;
  const [own, other] = isToronto(entry)
    ? [
        [landingPhone, landingPhoneDial],
        [phone, phoneDial],
      ]
    : [
        [phone, phoneDial],
        [landingPhone, landingPhoneDial],
      ];
  const [islandData = ''] = /_next\/static\/hydration\/page-\w+\.js/.exec(html) ?? [];
  const shown = html + readBuiltFile(islandData);
  const isIn = (text: string) => shown.includes(text);
  assert.deepEqual(
    [...own, `"telephone":"${own[1]}"`].filter((text) => !isIn(text)),
    [],
  );
  assert.deepEqual(other.filter(isIn), []);
}

function expectCall(opened: Opened): void {
  const { page, language, content } = opened;
  const { clients, rating, years, response } = content.company.landingFigures;
  const call = sectionOf(page, content.ui.callToAction.title);
  for (const figure of [clients, rating, years, response]) assertIn(call.text, figure);
  assert.doesNotMatch(call.text, /Toronto desk/);
  const reading = [hrefOf(language, 'terms-of-service'), hrefOf(language, 'about')];
  const [, study = '', ...others] = call.hrefs();
  assertIn(fittingStudies(opened), study);
  assert.deepEqual(others, [`${reading[0]}#priorities`, `${reading[1]}#before-you-sign`]);
}

/** The paths of studies of the page's industry; without any, of its service, which for an industry in a city is the first one. */
function fittingStudies({ language, content, entry }: Opened): string[] {
  const service = entry.kind === 'city-industry' ? entry.first[0]?.service : entry.service;
  const ofIndustry = content.caseStudies.filter(
    ({ industry }) => 'industry' in entry && industry === entry.industry,
  );
  const ofService = content.caseStudies.filter(({ services }) => services.some((one) => one === service));
  return (ofIndustry.length > 0 ? ofIndustry : ofService).map(({ slug }) =>
    hrefOf(language, 'case-study', slug),
  );
}

function expectForm({ page, content }: Opened, service: string): void {
  const { ui, contactForm, services } = content;
  const section = sectionOf(page, ui.landing.assessmentTitle);
  assertIn(section.text, ui.landing.assessmentText);
  const chosen = section.one('select option[selected]').attribute('value');
  assert.equal(chosen, getEntry(services, service).contactChoice);
  section.named('button', contactForm.submit);
}

/** The page's own features, then all of the service's. */
const featuresOf = ({ content }: Opened, entry: Exclude<Entry, { kind: 'city-industry' }>) => [
  ...entry.features,
  ...getEntry(content.services, entry.service).features,
];

function expectFeatures({ page, content }: Opened, of: { benefits: string[]; features: string[] }): void {
  assert.ok(of.benefits.length > 1);
  assert.deepEqual(items(page, content.ui.landing.benefits), of.benefits);
  assert.deepEqual(items(page, content.ui.landing.features), of.features);
}

/** No source of a challenge that the page does not show. */
function expectSources({ page, content, entry }: Opened): void {
  const { sources = [] } = 'industry' in entry ? getEntry(content.industries, entry.industry) : {};
  const shown = 'challenges' in entry ? entry.challenges : undefined;
  const used = sources.filter(({ challenge }) => shown?.includes(challenge) ?? true);
  const addresses = new Set([...(entry.sources ?? []), ...used].map(({ address }) => address));
  assert.equal(page.all('#sources li').length, addresses.size);
}

function expectCity(opened: Opened, slug: string): void {
  const { page, content } = opened;
  const { landing: words } = content.ui;
  const phrases = phrasesOf(opened, slug);
  assert.deepEqual(items(page, fill(words.cityTitle, phrases)), [
    fill(words.sameDay, phrases),
    getEntry(content.cities, slug).onSite ? words.onSite : words.remote,
  ]);
}

function expectTorontoArea({ page, language, content, entry }: Opened): void {
  const { torontoArea, ui } = content;
  const { landing: words } = ui;
  const sections = page.all('section').filter(({ name }) => name === words.torontoTitle);
  assert.equal(sections.length, isToronto(entry) ? 1 : 0);
  const { municipalities, neighborhoods, businessDistricts, postalCodes } = torontoArea;
  assert.deepEqual(
    [municipalities, neighborhoods, businessDistricts].map(({ length }) => length),
    [20, 38, 18],
  );
  const all = [municipalities, neighborhoods, businessDistricts, postalCodes];
  for (const section of sections) {
    assert.deepEqual(
      section.all('ul').map((list) => list.texts('li')),
      all.map((names) => names.slice(0, 10)),
    );
    for (const names of all) assertIn(section.text, fillCount(language, words.andMore, names.length - 10));
  }
}

/** A list of links. built-pages.spec.ts checks their targets. */
function expectLinkList(page: BuiltPart, title: string, count: number): void {
  const [list, ...duplicates] = page
    .all('.related > div:has(> h3)')
    .filter((part) => part.one('h3').text === title);
  assert.deepEqual(duplicates, []);
  assert.equal(list?.all('li').length, count);
  assert.equal(list?.all('a').length, count);
}

function expectChallenges({ page, content }: Opened, slug: string, numbers: number[] | undefined): void {
  const shown = selectChallenges(getEntry(content.industries, slug), numbers);
  assert.ok(shown.length > 0);
  const table = page.one('section[aria-labelledby=challenges]');
  assert.deepEqual(
    table.texts('dt'),
    shown.map(({ challenge }) => challenge),
  );
  for (const { solution } of shown) assertIn(table.text, solution);
}

/** The kind of every landing page, by path. */
const kindsOf = oncePerContent(
  ({ landing }, language) =>
    new Map(landing.map(({ kind, slug }) => [hrefOf(language, 'landing', slug), kind])),
);

function expectRelated({ page, language, content, entry }: Opened): void {
  const hasNoCityPages =
    'industry' in entry && getEntry(content.industries, entry.industry).onlyWithServices !== undefined;
  const paths = page.named('nav', content.ui.landing.related).hrefs();
  // Three of the page's own kind and two of each other kind. An industry without city pages has only two kinds.
  assert.equal(paths.length, hasNoCityPages ? 5 : 7);
  const kinds = paths.map((path) => kindsOf(language).get(path ?? ''));
  assert.ok(!kinds.includes(undefined));
  assert.equal(kinds.filter((kind) => kind === entry.kind).length, 3);
  assert.equal(new Set(paths).size, paths.length);
}

testAll('service-city', 'a service in a city', (opened, entry) => {
  const { page, content } = opened;
  const words = content.ui.landing;
  expectFeatures(opened, { features: featuresOf(opened, entry), benefits: entry.benefits });
  expectCity(opened, entry.city);
  expectTorontoArea(opened);
  assert.deepEqual(
    sectionOf(page, words.questions).texts('summary'),
    entry.questions.map(({ question }) => question),
  );
  expectLinkList(page, words.questionsTitle, 12);
  expectLinkList(page, fill(words.aroundTitle, phrasesOf(opened, entry.city)), 18);
  expectForm(opened, entry.service);
});

testAll('service-industry', 'a service for an industry', (opened, entry) => {
  const { page, content } = opened;
  const badDays = sectionOf(page, content.ui.landing.badDays);
  assert.deepEqual(
    badDays.texts('dt'),
    entry.badDays.map(({ day }) => day),
  );
  for (const { answer } of entry.badDays) assertIn(badDays.text, answer);
  expectFeatures(opened, { features: featuresOf(opened, entry), benefits: entry.benefits });
  expectChallenges(opened, entry.industry, entry.challenges);
  expectTorontoArea(opened);
  expectForm(opened, entry.service);
});

testAll('city-industry', 'an industry in a city', (opened, entry) => {
  const { page, content } = opened;
  const words = content.ui.landing;
  assert.deepEqual(items(page, words.goesWrong), entry.goesWrong);
  const first = sectionOf(page, words.first);
  assert.deepEqual(
    first.texts('h3 a'),
    entry.first.map(({ service }) => getEntry(content.services, service).name),
  );
  for (const { reason } of entry.first) assertIn(first.text, reason);
  expectFeatures(opened, entry);
  expectCity(opened, entry.city);
  expectTorontoArea(opened);
  expectChallenges(opened, entry.industry, entry.challenges);
  expectForm(opened, 'managed-it-services');
});
