import type { Mistake } from './content-error.ts';
import { parseEntry } from './parse-entry.ts';
import { citySchema } from './schemas/city.ts';
import { companySchema } from './schemas/company.ts';
import { faqSchema, legalSchema } from './schemas/lists.ts';
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

/** The error messages after one change to a copy of a real file. */
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
    'a fraction of a person',
    [halifax, 'population: 439819', 'population: 439819.5'],
    'content/cities/halifax.yaml  population  expected a whole number, found 439819.5',
  ],
  [
    'a number instead of a text',
    ['company.yaml', 'established: "2010"', 'established: 2010'],
    'content/company.yaml  en.aboutFigures.established  expected a text, found 2010; write it as "2010"',
  ],
  [
    'a text instead of a list',
    [halifax, /localKeywords:\n( {4}- .*\n)+/, 'localKeywords: Dartmouth\n'],
    'content/cities/halifax.yaml  en.localKeywords  expected a list, found "Dartmouth"',
  ],
  [
    'an unknown field',
    [cloud, 'order: 4', 'order: 4\ncolour: blue'],
    'content/services/cloud-solutions.yaml  (file)  unknown field "colour"',
  ],
  [
    'a misspelled field',
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
    'an empty field',
    [halifax, '  name: Halifax', '  name:'],
    'content/cities/halifax.yaml  en.name  expected a text, found nothing',
  ],
  [
    'a text that is too short',
    [halifax, '  name: Halifax', '  name: Hx'],
    'content/cities/halifax.yaml  en.name  expected at least 3 characters, found 2: "Hx"',
  ],
  [
    'a text of spaces',
    [cloud, '  name: Cloud Solutions', '  name: "  "'],
    'content/services/cloud-solutions.yaml  en.name  expected at least 1 characters, found an empty text',
  ],
  [
    'an invalid choice',
    [cloud, 'badge: managed', 'badge: cloud'],
    'content/services/cloud-solutions.yaml  badge  expected managed or security or ai, found "cloud"',
  ],
  [
    'an invalid postal prefix',
    [halifax, 'B3J', 'B33'],
    'content/cities/halifax.yaml  postalCodes.0  "B33" is not a forward sortation area (letter digit letter)',
  ],
  [
    'a number out of range',
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
    'an invalid slug',
    ['faq.yaml', /id: services\b/, 'id: Our Services'],
    'content/faq.yaml  categories.0.id  "Our Services" is not a slug: lower-case letters and digits joined by hyphens',
  ],
  [
    'two items with the same id',
    ['faq.yaml', /id: pricing\b/, 'id: services'],
    'content/faq.yaml  categories.1.id  the id "services" is taken by categories.0',
  ],
  [
    'a navigation link to an unknown target',
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
    'a duplicate field, with its line',
    [halifax, 'timeZone: America/Halifax', 'order: 3'],
    'content/cities/halifax.yaml  line 8  this is not YAML: Map keys must be unique',
  ],
  [
    'a Markdown file without front matter',
    [terms, /^---\n/, ''],
    'content/legal/terms-of-service.md  line 1  expected a block of fields between two lines of --- at the top',
  ],
  [
    'a missing front matter field',
    [terms, /\nlastUpdated: .*/, ''],
    'content/legal/terms-of-service.md  lastUpdated  is missing',
  ],
  [
    'broken front matter, with its line in the file',
    [terms, '\ntitle: ', '\ntitle: Terms\ntitle: '],
    'content/legal/terms-of-service.md  line 4  this is not YAML: Map keys must be unique',
  ],
];

test.each(cases)('reports %s', (_, change, ...lines) => {
  expect(linesAfter(...change)).toEqual(lines);
});

test('reports the line of a YAML error', () => {
  const copy = copyContent(halifax);
  copy.write(halifax, 'order: 8\nprovince: NS\nimage: [unclosed\n');
  const mistakes: Mistake[] = [];
  parseEntry(copy.root, halifax, citySchema, mistakes);
  expect(mistakes.map(({ field }) => field)).toContain('line 4');
});

test('reports a missing file', () => {
  const mistakes: Mistake[] = [];
  parseEntry(copyContent('tour.yaml').root, 'faq.yaml', faqSchema, mistakes);
  expect(linesOf(mistakes)).toEqual(['content/faq.yaml  (file)  this file is missing']);
});

test('reads files with Windows line endings and a byte order mark', () => {
  const copy = copyContent(terms);
  copy.edit(terms, /\n/g, '\r\n');
  copy.edit(terms, /^/, '\uFEFF');
  const mistakes: Mistake[] = [];
  const entry = parseEntry(copy.root, terms, legalSchema, mistakes);
  expect(mistakes).toEqual([]);
  expect(entry?.body).toMatch(/^## /);
});

test('drops comments from legal pages', () => {
  const copy = copyContent(terms);
  copy.edit(terms, /^## 2\. .*$/m, '<!-- Sample: ask\n\nour lawyer. -->\n\n$&');
  const entry = parseEntry(copy.root, terms, legalSchema, []);
  expect(entry?.body).toContain('\n\n## 2. ');
  expect(entry?.body).not.toMatch(/Sample|lawyer\.|-->/);
});
