import { excerpt } from '../i18n/excerpt.ts';
import { languages } from '../i18n/languages.ts';
import { contentIn } from './content-in.ts';

// Facts from the specification that the schemas do not enforce.
const content = contentIn('en');
const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

/** The first entries, as many as the specification names: editors add others behind them. */
const expectFirst = (found: readonly unknown[], specified: readonly unknown[]) =>
  expect(found.slice(0, specified.length)).toEqual(specified);

test('five services, in order', () => {
  expectFirst(slugsOf(content.services), [
    'managed-it-services',
    'cybersecurity-compliance',
    'ai-applications',
    'cloud-solutions',
    'data-backup-recovery',
  ]);
});

test('every version of a source and every translated publisher belongs to a source that an entry cites', () => {
  const { services, cities, industries, landing, sourceVersions, sourcePublishers } = content;
  const entries = [...services, ...cities, ...industries, ...landing];
  const cited = entries.flatMap(({ sources = [] }) => sources);
  const known = new Set(cited.flatMap(({ address, publisher }) => [address, publisher]));
  const named = [
    ...sourceVersions.map(({ source }) => source),
    ...sourcePublishers.map(({ publisher }) => publisher),
  ];
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('ten industries, and financial services limited to one service', () => {
  const [ten, others] = [false, true].map((isLimited) =>
    content.industries.filter(({ onlyWithServices }) => Boolean(onlyWithServices) === isLimited),
  );
  expectFirst(slugsOf(ten ?? []), [
    'healthcare',
    'legal',
    'accounting',
    'retail',
    'manufacturing',
    'real-estate',
    'construction',
    'education',
    'nonprofit',
    'professional-services',
  ]);
  expect(others?.at(0)).toMatchObject({
    slug: 'financial-services',
    onlyWithServices: ['cybersecurity-compliance'],
  });
});

test('ten cities in order have their province, time zone, coordinates and population', () => {
  const places = content.cities.map(({ slug, province, timeZone }) => [slug, province, timeZone]);
  expectFirst(places, [
    ['toronto', 'ON', 'America/Toronto'],
    ['vancouver', 'BC', 'America/Vancouver'],
    ['montreal', 'QC', 'America/Montreal'],
    ['calgary', 'AB', 'America/Edmonton'],
    ['ottawa', 'ON', 'America/Toronto'],
    ['edmonton', 'AB', 'America/Edmonton'],
    ['winnipeg', 'MB', 'America/Winnipeg'],
    ['halifax', 'NS', 'America/Halifax'],
    ['quebec-city', 'QC', 'America/Montreal'],
    ['saskatoon', 'SK', 'America/Regina'],
  ]);
  for (const { latitude, longitude } of content.cities)
    expect([typeof latitude, typeof longitude]).toEqual(['number', 'number']);
  const populations = content.cities.map(({ slug, population }) => [slug, population]);
  expect(populations).toContainEqual(['toronto', 2_794_356]);
  expect(populations).toContainEqual(['saskatoon', 317_480]);
});

test('four cities have on-site service', () => {
  const onSite = slugsOf(content.cities.filter((city) => city.onSite));
  expectFirst(onSite, ['toronto', 'vancouver', 'montreal', 'calgary']);
});

test('three case studies with their industries', () => {
  const industries = content.caseStudies.map(({ slug, industryName }) => [slug, industryName]);
  expectFirst(industries, [
    ['legal-firm-compliance', 'Legal Services'],
    ['healthcare-remote-support', 'Healthcare'],
    ['financial-firm-it-upgrade', 'Financial Services'],
  ]);
});

test('the free check scores each answer as specified', () => {
  const points = content.securityCheck.questions.map(({ options }) =>
    Object.fromEntries(options.map(({ value, score }) => [value, score])),
  );
  expect(points).toEqual([
    { daily: 20, weekly: 15, monthly: 10, rarely: 0 },
    { comprehensive: 20, basic: 15, outdated: 5, none: 0 },
    { strict: 20, role: 15, limited: 5, no_controls: 0 },
    { automated: 20, regular: 15, occasional: 5, no_backup: 0 },
    { regular: 20, annual: 15, onboarding: 5, no_training: 0 },
  ]);
  expect(content.securityCheck.messages.map(({ from, verdict }) => [from, verdict])).toEqual([
    [80, 'Excellent'],
    [50, 'Good start'],
    [0, 'At risk'],
  ]);
  expect(content.securityCheck.recommendations.map(({ id, below }) => [id, below])).toEqual([
    ['policy', 80],
    ['training', 70],
    ['updates', 60],
    ['consultation', undefined],
  ]);
});

test('the risk assessment scores each answer as specified', () => {
  const scores = content.riskAssessment.categories.map(({ name, questions }) => [
    name,
    ...questions.map(({ options }) => options.map(({ score }) => score).join('/')),
  ]);
  expect(scores).toEqual([
    ['Access Control', '0/5/15/25', '0/5/15/25'],
    ['Data Protection', '0/10/20/30', '0/10/20/30'],
    ['Incident Response', '0/10/20/30', '0/5/15/25'],
    ['Infrastructure Security', '0/10/20/30', '0/10/20/30'],
  ]);
  expect(content.riskAssessment.levels.map(({ level, max }) => [level, max])).toEqual([
    ['Low', 30],
    ['Moderate', 90],
    ['High', 150],
    ['Critical', 210],
  ]);
});

test('the FAQ has seven filters', () => {
  expect([content.ui.faq.all, ...content.faq.categories.map(({ name }) => name)]).toEqual([
    'All Questions',
    'Services',
    'Pricing',
    'Support',
    'Cybersecurity',
    'Cloud Solutions',
    'AI Applications',
  ]);
});

test('quizzes and filter have their labels', () => {
  const { quiz, filter } = content.ui;
  expect(quiz).toMatchObject({
    start: 'Start Your Free Assessment',
    minutes: '{minutes} mins remaining',
    again: 'Take Assessment Again',
    report: 'Get Detailed Report',
    previous: 'Previous',
    cancel: 'Cancel',
    restart: 'Restart Assessment',
  });
  expect(filter.all).toBe('All Case Studies');
});

test('the legal pages have all required sections', () => {
  const headingsOf = ({ body }: { body: string }) =>
    [...body.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading);
  expect(headingsOf(content.privacyPolicy)).toEqual(
    expect.arrayContaining([
      'Introduction',
      'Information we collect',
      'Personal data',
      'Usage data',
      'Device data',
      'How we use it',
      'Disclosure',
      'Law',
      'Business transfers',
      'Service providers',
      'Security',
      'Contact',
    ]),
  );
  expect(headingsOf(content.termsOfService)).toEqual([
    '1. Introduction',
    '2. Service provision',
    '3. Customer responsibilities',
    '4. Intellectual property',
    '5. Limitation of liability',
    '6. Service level agreements',
    'Priorities',
    '7. Termination',
    '8. Governing law',
    '9. Changes',
    '10. Contact',
  ]);
  expect(headingsOf(content.accessibility)).toEqual([
    'Our policy',
    'Our plan',
    'Tell us of a barrier',
    'What we do then',
    'What does not work yet',
  ]);
});

/** Words that ask for another one behind them. */
const unfinished =
  /\s(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with|within|à|au|aux|de|des|du|en|et|la|le|les|ou|par|pour|sur|un|une)…$/;

test('the descriptions of cities read well when cut to 100 and 120 characters', () => {
  const cut = languages
    .flatMap((language) => contentIn(language).cities)
    .flatMap(({ description }) => [excerpt(description, 100), excerpt(description, 120)]);
  expect(cut.filter((text) => !text.endsWith('…'))).toEqual([]);
  expect(cut.filter((text) => unfinished.test(text))).toEqual([]);
});

test('the Toronto area has 20 municipalities, 38 neighbourhoods, 18 business districts and about 100 postal codes up to M9W', () => {
  const { municipalities, neighborhoods, businessDistricts, postalCodes } = content.torontoArea;
  expect([municipalities, neighborhoods, businessDistricts].map(({ length }) => length)).toEqual([
    20, 38, 18,
  ]);
  expect(Math.abs(postalCodes.length - 100)).toBeLessThan(10);
  expect([postalCodes.at(0), postalCodes.at(-1)]).toEqual(['M1B', 'M9W']);
  for (const list of Object.values(content.torontoArea)) expect(new Set(list).size).toBe(list.length);
});
