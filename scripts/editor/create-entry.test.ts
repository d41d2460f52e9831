import { isPair, isScalar, parse, parseDocument, visit } from 'yaml';
import { isDraft } from '../../lib/content/drafts.ts';
import { findTranslationDrift } from '../../lib/content/french/translation-drift.ts';
import { readContent } from '../../lib/content/load-content.ts';
import { copyContent } from '../../lib/content/testing/copy-content.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { createEntry } from './create-entry.ts';

const copy = copyContent();
const create = (kind: string, name: string, french?: string) => createEntry(copy.root, kind, name, french);

/** Writes a text that no other file has, or the same fact, in place of each draft. */
function finish(file: string, index: number): void {
  const own = String.fromCharCode(120, 97 + index / 26, 97 + (index % 26));
  const document = parseDocument(copy.read(file));
  visit(document, {
    Scalar: (_, scalar, parents) => {
      if (typeof scalar.value !== 'string' || !isDraft(scalar.value)) return;
      const copied = scalar.value.replace(/^(?:DRAFT|À ÉCRIRE) /, '');
      const isText = parents.some(
        (pair) => isPair(pair) && isScalar(pair.key) && isLanguage(String(pair.key.value)),
      );
      scalar.value = isText
        ? copied.replace(/(?<![\p{L}{.])(\p{L}+)\p{Ll}{3}(?![\p{L}}’-])/u, `$1${own}`)
        : parse(copied);
      if (!isText) scalar.type = 'PLAIN';
    },
  });
  copy.write(file, String(document));
}

test('each kind of entry is a copy with drafts, which the check names; with other texts in their place, nothing is wrong', () => {
  const city = create('city', 'Regina, SK');
  const industry = create('industry', 'Mining camps', 'Camps miniers');
  const pages = [...new Set([...city.follow, ...industry.follow])].flatMap((line) => {
    const [, page] = /landing-page (\S+)$/.exec(line) ?? [];
    return page ? [create('landing-page', page)] : [];
  });
  const created = [
    ...[city, industry, ...pages],
    create('case-study', 'Northern clinics', 'Cliniques du Nord'),
    create('testimonial', 'Élise Roy'),
    create('question', 'Do you work on Sundays?'),
  ];
  expect([city, industry, ...created.slice(-3)].map(({ page }) => page)).toEqual([
    '/locations/regina',
    undefined,
    '/case-studies/northern-clinics',
    '/',
    '/#faq',
  ]);
  // Five services and eleven industries in Regina, five services and ten other cities for mining camps.
  const { services, cities, industries } = { services: 5, cities: 10, industries: 10 };
  expect(pages.length).toBeGreaterThanOrEqual(services + industries + services + cities + 1);
  expect([city.file, city.model]).toEqual(['cities/regina.yaml', 'cities/saskatoon.yaml']);
  expect(parse(copy.read('industries/mining-camps.yaml')).slugs).toEqual({ fr: 'camps-miniers' });
  expect(parse(copy.read('testimonials.yaml')).items.at(-1)).toMatchObject({
    id: 'elise-roy',
    initials: 'ER',
  });
  const found = readContent(copy.root).mistakes;
  expect(found.filter(({ problem }) => problem.startsWith('is a draft'))).toHaveLength(
    created.reduce((sum, { drafts }) => sum + drafts, 0),
  );
  for (const [index, { file }] of created.entries()) finish(file, index);
  const map = /^saskatoon:\n(?: .*\n)+/m.exec(copy.read('pictures/city-maps.yaml'))?.[0] ?? '';
  copy.write(
    'pictures/city-maps.yaml',
    copy.read('pictures/city-maps.yaml') + map.replace('saskatoon', 'regina'),
  );
  expect(readContent(copy.root).mistakes).toEqual([]);
});

test('a new entry can be looked at while its texts are drafts, unless something else is wrong', () => {
  const own = copyContent();
  const study = createEntry(own.root, 'case-study', 'Northern clinics', 'Cliniques du Nord');
  const voice = createEntry(own.root, 'testimonial', 'Élise Roy');
  const asked = createEntry(own.root, 'question', 'Do you work on Sundays?');
  // Its landing pages and its map are still to be written, too.
  const industry = createEntry(own.root, 'industry', 'Mining camps', 'Camps miniers');
  const city = createEntry(own.root, 'city', 'Regina, SK');
  const unread = findTranslationDrift(own.root).map(({ file, field }) => `${file} ${field}`);
  expect(unread).not.toContainEqual(expect.stringMatching(/^(?:testimonials|industries).*\.name$/));
  const { content, mistakes } = readContent(own.root);
  const texts = mistakes.filter(({ problem }) => problem.startsWith('is a draft'));
  expect(texts).toHaveLength(
    [study, voice, asked, industry, city].reduce((sum, { drafts }) => sum + drafts, 0),
  );
  expect(mistakes.length).toBeGreaterThan(texts.length + 30);
  expect(content?.caseStudies.at(-1)?.en.title).toMatch(/^DRAFT /);
  expect(content?.testimonials.items.at(-1)?.en.company).toMatch(/^DRAFT /);
  own.edit('pages/about.yaml', /^ {2}heading: .*/m, '  heading: ""');
  expect(readContent(own.root).content).toBeUndefined();
});

test('an industry with some of the services has a landing page with each, and its lists are as short as they may be', () => {
  const own = copyContent();
  const services = ['cybersecurity-compliance', 'cloud-solutions'];
  const { page, follow } = createEntry(own.root, 'industry', 'Mining camps', 'Camps miniers', services);
  expect(page).toMatch(/^\/seo\/.*-mining-camps$/);
  expect(follow.filter((line) => line.includes('landing/'))).toHaveLength(2);
  const industry = parse(own.read('industries/mining-camps.yaml'));
  expect(industry.onlyWithServices).toEqual(services);
  for (const words of [industry.en, industry.fr])
    expect([words.challenges, words.solutions, words.keywords].map((list) => list.length)).toEqual([3, 3, 4]);
  const landing = parse(own.read('landing/cloud-solutions-mining-camps.yaml'));
  expect(landing.en.inShort).toHaveLength(3);
  // Two paragraphs may be too few words.
  expect(landing.en.story.length).toBeGreaterThanOrEqual(2);
  expect(landing.fr.story).toHaveLength(landing.en.story.length);
  const { content, mistakes } = readContent(own.root);
  expect(content?.industries.at(-1)?.onlyWithServices).toEqual(services);
  expect(mistakes.every(({ problem }) => problem.startsWith('is a draft'))).toBe(true);
  expect(() => createEntry(own.root, 'industry', 'Fishing', 'Pêche', ['cloud-solution'])).toThrow(
    /found "cloud-solution"; did you mean "cloud-solutions"/,
  );
  expect(() => createEntry(own.root, 'question', 'Why?', '', services)).toThrow(
    /expected no --only-with for a question/,
  );
});

test.each([
  ['case-studdy', 'Clinics', /did you mean "case-study"/],
  ['city', 'Québec City', /quebec-city is taken; did you mean to change content\/cities\/quebec-city.yaml/],
  ['question', 'cost', /cost is taken; did you mean .*faq.yaml/],
  ['landing-page', 'cloud-solutions-moncton', /no pair of service and city/],
  ['landing-page', 'halifax-financial-services', /onlyWithServices limits an industry/],
  ['industry', '!', /expected a name with letters or digits/],
])('a %s named %s is refused', (kind, name, problem) => {
  expect(() => create(kind, name)).toThrow(problem);
});
