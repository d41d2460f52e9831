import type { z } from 'zod';
import { type Language, languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { didYouMean } from './did-you-mean.ts';
import { numberIn, numbersOf } from './fill-facts.ts';
import { withoutListIndex } from './french/list-translations.ts';
import { descriptionAt, type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { listTexts } from './list-texts.ts';

/** A place: its names, and the phrases around them that not every language needs, such as "à Halifax". */
const placeNames = 'city inCity ofCity inCityFull province inProvince ofProvince aroundProvince code'.split(
  ' ',
);

/** A text with the names in its braces. `key` is the same in all languages. */
type Field = { field: string; key: string; names: ReadonlySet<string> };

/**
 * Words in {braces} that nothing fills in, or that a text has in one language only. Facts such as {company.phone} are left to
 * `fillFacts`, and may differ: a sentence need not repeat in French what it says in English.
 *
 * @param data before `fillFacts`
 * @param schema its descriptions name in {braces} what is filled in
 */
export function findPlaceholderMistakes(file: string, data: unknown, schema: z.ZodType): Mistake[] {
  const fields = languages.flatMap((language) => fieldsIn(file, data, language));
  if (fields.every(({ names }) => names.size === 0)) return findWrittenNumbers(file, data);
  const described = jsonSchemaOf(schema);
  const alternates = Map.groupBy(fields, ({ key }) => key);
  const unknown = fields.flatMap(({ field, key, names }) => {
    const known = filledIn(described, field);
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

/** What is filled in at a field: of a place, also the phrases around its name. */
function filledIn(schema: JsonSchema, field: string): string[] {
  // The fields of a legal text are named by its headings.
  const description = descriptionAt(schema, field.split('.')) ?? descriptionAt(schema, ['body']) ?? '';
  const names = namesIn(description);
  return names.some((name) => placeNames.includes(name)) ? [...names, ...placeNames] : names;
}

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

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
    const names = texts.flatMap(({ text }) => namesIn(text));
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
