import { type Language, languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { didYouMean } from './did-you-mean.ts';
import { numberIn, numbersOf } from './fill-facts.ts';
import { withoutListIndex } from './french/list-translations.ts';
import { listTexts } from './list-texts.ts';

/** A place: its names, and the phrases around them that not every language needs, such as "à Halifax". */
const placeNames = 'city inCity ofCity inCityFull province inProvince ofProvince aroundProvince code'.split(
  ' ',
);

/** What the pages and the server fill in, by file; other texts hold nothing but facts. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  'buyer-questions.yaml': ['industry', 'place', 'service', 'heading'],
  'contact.yaml': ['policy', 'max', 'count', 'phone', 'wait'],
  'mail.yaml': 'firstName lastName subject reference phone count destination since attempts code'.split(' '),
  'pages/home.yaml': ['time', 'count', 'total'],
  'pages/not-found.yaml': ['count'],
  'pages/sitemap.yaml': ['name'],
  'ui.yaml': [
    ...placeNames,
    ...'phone year brand address postalCode rating codes neighborhoods service industry other number'.split(
      ' ',
    ),
    ...'count minutes maximum total score verdict heading level name date walls state position'.split(' '),
    ...'month term kind letter expected found people servers offices office range min max'.split(' '),
  ],
};
const inLegalTexts = ['email', 'phone', 'phoneDial', 'address', 'retentionDays', 'priorities', 'analytics'];

/** A text with the names in its braces. `key` is the same in all languages. */
type Field = { field: string; key: string; names: ReadonlySet<string> };

/**
 * Words in {braces} that nothing fills in, or that a text has in one language only. Facts such as {company.phone} are left to
 * `fillFacts`, and may differ: a sentence need not repeat in French what it says in English.
 *
 * @param data before `fillFacts`
 */
export function findPlaceholderMistakes(file: string, data: unknown): Mistake[] {
  const known = placeholders[file] ?? (file.startsWith('legal/') ? inLegalTexts : []);
  const fields = languages.flatMap((language) => fieldsIn(file, data, language));
  const alternates = Map.groupBy(fields, ({ key }) => key);
  const unknown = fields.flatMap(({ field, key, names }) => {
    const others = (alternates.get(key) ?? []).flatMap((other) => [...kindsOf(other.names)]);
    return [...names]
      .filter((name) => !known.includes(name))
      .map((name) => ({ file, field, problem: unknownProblem(name, known, others) }));
  });
  // The headings of legal texts, which name their fields, differ between the languages.
  if (unknown.length > 0 || file.endsWith('.md')) return unknown;
  const differences = [...alternates.values()].flatMap((group) =>
    group
      .flatMap((from) => group.flatMap((to) => findLacking(from, to)))
      .slice(0, 1)
      .map(({ field, problem }) => ({ file, field, problem })),
  );
  return [...findWrittenNumbers(file, data), ...differences];
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

function unknownProblem(name: string, known: readonly string[], alternates: readonly string[]): string {
  const other = alternates.find((candidate) => known.includes(candidate)) ?? '';
  const hint = didYouMean(name, known).replace(/"(.*)"/, '{$1}') || (other && `; did you mean {${other}}?`);
  return known.length > 0
    ? `nothing fills in {${name}}${hint}`
    : `nothing fills in {${name}} here: write the word itself, or a fact such as {company.phone}`;
}

function fieldsIn(file: string, data: unknown, language: Language): Field[] {
  const byField = Map.groupBy(listTexts(file, data, language), ({ field }) =>
    file.endsWith('.md') ? field : withoutListIndex(field, language),
  );
  return [...byField].map(([field, texts]) => {
    const names = texts.flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    const key = field
      .split('.')
      .map((part) => (part === language ? languages[0] : part))
      .join('.');
    // `listTexts` puts {code} where a legal text has an address.
    return {
      field,
      key,
      names: new Set(names.filter((name) => name !== 'code' || !file.endsWith('.md'))),
    };
  });
}

/** A place counts once, whatever its phrase. */
const kindsOf = (names: Iterable<string>) =>
  new Set([...names].map((name) => (placeNames.includes(name) ? 'city' : name)));

function findLacking(from: Field, to: Field): { field: string; problem: string }[] {
  return [...kindsOf(from.names).difference(kindsOf(to.names))].map((name) => {
    const problem = `expected {${name}} in the text, as ${from.field} has it: the two languages differ`;
    return { field: to.field, problem };
  });
}
