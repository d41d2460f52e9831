import type { Mistake } from './mistake.ts';
import { parseEntry } from './parse-entry.ts';
import { citySchema } from './schemas/city.ts';
import { companySchema } from './schemas/company.ts';
import { legalSchema } from './schemas/legal.ts';
import { faqSchema } from './schemas/lists.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { serviceSchema } from './schemas/service.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

const schemas = {
  'services/cloud-solutions.yaml': serviceSchema,
  'cities/halifax.yaml': citySchema,
  'company.yaml': companySchema,
  'navigation.yaml': navigationSchema,
  'faq.yaml': faqSchema,
  'legal/terms-of-service.md': legalSchema,
};
const cloud = 'services/cloud-solutions.yaml';
const halifax = 'cities/halifax.yaml';
const terms = 'legal/terms-of-service.md';

type Change = [file: keyof typeof schemas, piece: string | RegExp, replacement: string];

/** What an editor reads after one change to a copy of a real file. */
function linesAfter(...[file, piece, replacement]: Change): string[] {
  const copy = copyContent(file);
  copy.edit(file, piece, replacement);
  const mistakes: Mistake[] = [];
  parseEntry(copy.root, file, schemas[file], mistakes);
  return linesOf(mistakes);
}

const cases: [name: string, change: Change, ...lines: string[]][] = [
  [
    'too few items',
    [cloud, /\n {4}- Licences counted every month/, ''],
    'content/services/cloud-solutions.yaml  en.features  expected 8 items, found 7',
  ],
  [
    'too many items',
    [cloud, '    - Licences counted every month', '    - One more\n    - Licences counted every month'],
    'content/services/cloud-solutions.yaml  en.features  expected 8 items, found 9',
  ],
  [
    'a wrong type',
    [halifax, 'population: 439819', 'population: many'],
    'content/cities/halifax.yaml  population  expected a number, found "many"',
  ],
  [
    'a part of a person',
    [halifax, 'population: 439819', 'population: 439819.5'],
    'content/cities/halifax.yaml  population  expected a whole number, found 439819.5',
  ],
  [
    'a number where a text belongs',
    ['company.yaml', 'established: "2010"', 'established: 2010'],
    'content/company.yaml  en.aboutFigures.established  expected a text, found 2010; write it as "2010"',
  ],
  [
    'a text where a list belongs',
    [halifax, /localKeywords:\n( {4}- .*\n)+/, 'localKeywords: Dartmouth\n'],
    'content/cities/halifax.yaml  en.localKeywords  expected a list, found "Dartmouth"',
  ],
  [
    'an unknown field',
    [cloud, 'order: 4', 'order: 4\ncolour: blue'],
    'content/services/cloud-solutions.yaml  (file)  unknown field "colour"',
  ],
  [
    'a field with a typing mistake in its name',
    [cloud, '  menuText:', '  menutext:'],
    'content/services/cloud-solutions.yaml  en.menuText  is missing',
    'content/services/cloud-solutions.yaml  en  unknown field "menutext"',
  ],
  [
    'a missing field',
    [halifax, 'timeZone: America/Halifax\n', ''],
    'content/cities/halifax.yaml  timeZone  is missing',
  ],
  [
    'a field that was left empty',
    [halifax, '  name: Halifax', '  name:'],
    'content/cities/halifax.yaml  en.name  expected a text, found nothing',
  ],
  [
    'a text that is too short',
    [halifax, '  name: Halifax', '  name: Hx'],
    'content/cities/halifax.yaml  en.name  expected at least 3 characters, found 2: "Hx"',
  ],
  [
    'a text of nothing but blanks',
    [cloud, '  name: Cloud Solutions', '  name: "  "'],
    'content/services/cloud-solutions.yaml  en.name  expected at least 1 characters, found an empty text',
  ],
  [
    'a word that is none of the choices',
    [cloud, 'badge: managed', 'badge: cloud'],
    'content/services/cloud-solutions.yaml  badge  expected managed or security or ai, found "cloud"',
  ],
  [
    'a postal prefix that is none',
    [halifax, 'B3J', 'B33'],
    'content/cities/halifax.yaml  postalCodes.0  "B33" is not a forward sortation area (letter digit letter)',
  ],
  [
    'a number out of its bounds',
    [halifax, 'latitude: 44.6488', 'latitude: 4.6488'],
    'content/cities/halifax.yaml  latitude  expected a number of at least 41, found 4.6488',
  ],
  [
    'a broken web address',
    ['company.yaml', /blogUrl: .*/, 'blogUrl: our blog'],
    'content/company.yaml  blogUrl  "our blog" is not a web address such as https://www.example.ca',
  ],
  [
    'a broken email address',
    ['company.yaml', /email: .*/, 'email: hello'],
    'content/company.yaml  email  "hello" is not an email address',
  ],
  [
    'a date in words',
    [terms, /lastUpdated: .*/, 'lastUpdated: May 1'],
    'content/legal/terms-of-service.md  lastUpdated  "May 1" is not a date as YYYY-MM-DD',
  ],
  [
    'a slug that is no slug',
    ['faq.yaml', /id: services\b/, 'id: Our Services'],
    'content/faq.yaml  categories.0.id  "Our Services" is not a slug: lower-case letters and digits joined by hyphens',
  ],
  [
    'two items with one id',
    ['faq.yaml', /id: pricing\b/, 'id: services'],
    'content/faq.yaml  categories.1.id  the id "services" is taken by categories.0',
  ],
  [
    'a link of the navigation to nowhere',
    ['navigation.yaml', 'to: careers', 'to: jobs'],
    'content/navigation.yaml  company.2.to  expected home or services or locations or case-studies or about or contact ' +
      'or search or sitemap or privacy-policy or terms-of-service or accessibility or parent or careers or blog or linkedin or facebook, ' +
      'found "jobs"',
  ],
  [
    'broken YAML, with its line',
    [halifax, 'timeZone: America/Halifax', 'timeZone: "America/Halifax'],
    expect.stringMatching(
      /^content\/cities\/halifax\.yaml {2}line \d+ {2}this is not YAML: Missing closing "quote/,
    ),
  ],
  [
    'a field written twice, with its line',
    [halifax, 'timeZone: America/Halifax', 'order: 3'],
    'content/cities/halifax.yaml  line 8  this is not YAML: Map keys must be unique',
  ],
  [
    'a Markdown file without its block of fields',
    [terms, /^---\n/, ''],
    'content/legal/terms-of-service.md  line 1  expected a block of fields between two lines of --- at the top',
  ],
  [
    'a missing field above the Markdown',
    [terms, /\nlastUpdated: .*/, ''],
    'content/legal/terms-of-service.md  lastUpdated  is missing',
  ],
  [
    'broken YAML above the Markdown, with its line in the file',
    [terms, '\ntitle: ', '\ntitle: Terms\ntitle: '],
    'content/legal/terms-of-service.md  line 4  this is not YAML: Map keys must be unique',
  ],
];

test.each(cases)('an editor reads about %s', (_, change, ...lines) => {
  expect(linesAfter(...change)).toEqual(lines);
});

test('names the line of the file in which the YAML broke', () => {
  const copy = copyContent(halifax);
  copy.write(halifax, 'order: 8\nprovince: NS\nimage: [unclosed\n');
  const mistakes: Mistake[] = [];
  parseEntry(copy.root, halifax, citySchema, mistakes);
  expect(mistakes.map(({ field }) => field)).toContain('line 4');
});

test('says that a file is missing', () => {
  const mistakes: Mistake[] = [];
  parseEntry(copyContent('tour.yaml').root, 'faq.yaml', faqSchema, mistakes);
  expect(linesOf(mistakes)).toEqual(['content/faq.yaml  (file)  this file is missing']);
});

test('reads files that were saved on Windows', () => {
  const copy = copyContent(terms);
  copy.edit(terms, /\n/g, '\r\n');
  copy.edit(terms, /^/, '\uFEFF');
  const mistakes: Mistake[] = [];
  const entry = parseEntry(copy.root, terms, legalSchema, mistakes);
  expect(mistakes).toEqual([]);
  expect(entry?.body).toMatch(/^## /);
});

test('a comment in the text of a legal page is for editors alone', () => {
  const copy = copyContent(terms);
  copy.edit(terms, /^## 2\. .*$/m, '<!-- Sample: ask\n\nour lawyer. -->\n\n$&');
  const entry = parseEntry(copy.root, terms, legalSchema, []);
  expect(entry?.body).toContain('\n\n## 2. ');
  expect(entry?.body).not.toMatch(/Sample|lawyer\.|-->/);
});
