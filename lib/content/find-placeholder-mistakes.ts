import { type Language, languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { valueAt } from './data-tree.ts';
import { didYouMean } from './did-you-mean.ts';
import { numberIn, numbersOf } from './fill-facts.ts';
import { withoutListIndex } from './french/list-translations.ts';
import { listTexts } from './list-texts.ts';

/** A place: its names, and the phrases around them that not every language needs, such as "à Halifax". */
const placeNames = [
  ...['city', 'inCity', 'ofCity', 'inCityFull'],
  ...['province', 'inProvince', 'ofProvince', 'aroundProvince', 'code'],
];

/** What the pages and the server fill in, by file; other texts hold nothing but facts. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  'buyer-questions.yaml': ['industry', 'place', 'service', 'heading'],
  'contact.yaml': ['policy', 'max', 'count', 'phone', 'wait'],
  'mail.yaml': [
    ...['firstName', 'lastName', 'subject', 'reference', 'phone', 'count'],
    ...['destination', 'since', 'attempts', 'code'],
  ],
  'pages/home.yaml': ['time', 'count', 'total'],
  'pages/not-found.yaml': ['count'],
  'pages/sitemap.yaml': ['name'],
  'ui.yaml': [
    ...placeNames,
    ...['phone', 'year', 'brand', 'address', 'postalCode', 'rating', 'codes', 'neighborhoods', 'service'],
    ...[
      'industry',
      'other',
      'number',
      'count',
      'minutes',
      'maximum',
      'total',
      'score',
      'verdict',
      'heading',
      'level',
    ],
    ...['name', 'date', 'walls', 'state', 'position', 'month', 'term', 'kind', 'letter', 'expected', 'found'],
    ...['people', 'servers', 'offices', 'office', 'range', 'min', 'max'],
  ],
};
const inLegalTexts = ['email', 'phone', 'phoneDial', 'address', 'retentionDays', 'priorities', 'analytics'];

type Field = { field: string; names: ReadonlySet<string> };

/**
 * Words in {braces} that nothing fills in, or that a text has in one language only. Facts such as {company.phone} are left to
 * `fillFacts`, and may differ: a sentence need not repeat in French what it says in English.
 *
 * @param data before `fillFacts`
 */
export function findPlaceholderMistakes(file: string, data: unknown): Mistake[] {
  const known = placeholders[file] ?? (file.startsWith('legal/') ? inLegalTexts : []);
  const fields = languages.map((language) => namesByField(file, data, language));
  /** What the same field has in the other languages. */
  const twinNames = (field: string) =>
    fields.flatMap((own) =>
      languages.flatMap((language) => [
        ...kindsOf(own.get(field.replace(/(?<=^|\.)(?:en|fr)(?=\.)/, language))),
      ]),
    );
  const unknown = fields.flatMap((own) =>
    [...own].flatMap(([field, names]) =>
      [...names]
        .filter((name) => !known.includes(name))
        .map((name) => ({ file, field, problem: unknownProblem(name, known, twinNames(field)) })),
    ),
  );
  const written = findWrittenNumbers(file, data);
  // The headings of legal texts, which name their fields, differ between the languages.
  return unknown.length > 0 || file.endsWith('.md') ? unknown : [...written, ...findDifferences(file, data)];
}

/** Texts that write a figure out that the file has at its top, above 10: smaller numbers are often others. */
function findWrittenNumbers(file: string, data: unknown): Mistake[] {
  const large = [...numbersOf(data)].filter(([, number]) => number > 10);
  if (large.length === 0) return [];
  return languages.flatMap((language) =>
    listTexts(file, data, language).flatMap(({ field, text }) =>
      large.flatMap(([name, number]) => {
        const figure = numberIn(language, number);
        const isThere = text.match(/\d+(?:[.,\u00A0]\d+)*/g)?.includes(figure);
        const problem = `expected {numbers.${name}}, which stands at the top of this file, found ${figure}`;
        return isThere ? [{ file, field, problem }] : [];
      }),
    ),
  );
}

function unknownProblem(name: string, known: readonly string[], twin: readonly string[]): string {
  const other = twin.find((candidate) => known.includes(candidate)) ?? '';
  const hint = didYouMean(name, known).replace(/"(.*)"/, '{$1}') || (other && `; did you mean {${other}}?`);
  return known.length > 0
    ? `nothing fills in {${name}}${hint}`
    : `nothing fills in {${name}} here: write the word itself, or a fact such as {company.phone}`;
}

function namesByField(file: string, data: unknown, language: string): ReadonlyMap<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { field, text } of listTexts(file, data, language)) {
    // `listTexts` puts {code} where a legal text has an address.
    const names = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      file.endsWith('.md') && name === 'code' ? [] : name,
    );
    const key = file.endsWith('.md') ? field : withoutListIndex(field, language);
    if (names.length > 0 || fields.has(key)) fields.set(key, new Set([...(fields.get(key) ?? []), ...names]));
  }
  return fields;
}

/** The fields whose texts have different words in braces in two languages; a place counts once, whatever its phrase. */
function findDifferences(file: string, data: unknown): Mistake[] {
  const [first, ...others] = languages;
  const english = namesByField(file, data, first);
  return others.flatMap((language) => {
    const translated = namesByField(file, data, language);
    const inOther = (field: string, from: Language, to: Language) =>
      field
        .split('.')
        .map((key) => (key === from ? to : key))
        .join('.');
    const fields = new Set([
      ...english.keys(),
      ...[...translated.keys()].map((field) => inOther(field, language, first)),
    ]);
    return [...fields].flatMap((field) => {
      const other = inOther(field, first, language);
      // `loadContent` reports a text that is missing.
      if ([field, other].some((name) => valueAt(data, name.split('.')) === undefined)) return [];
      const pair = { field, names: kindsOf(english.get(field)) };
      const twin = { field: other, names: kindsOf(translated.get(other)) };
      return [...findLacking(file, pair, twin), ...findLacking(file, twin, pair)].slice(0, 1);
    });
  });
}

const kindsOf = (names: Iterable<string> = []) =>
  new Set([...names].map((name) => (placeNames.includes(name) ? 'city' : name)));

function findLacking(file: string, from: Field, to: Field): Mistake[] {
  return [...from.names]
    .filter((name) => !to.names.has(name))
    .map((name) => {
      const problem = `expected {${name}} in the text, as ${from.field} has it: the two languages differ`;
      return { file, field: to.field, problem };
    });
}
