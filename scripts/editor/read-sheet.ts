import fs from 'node:fs';
import path from 'node:path';
import { nodesIn, valueAt } from '../../lib/content/data-tree.ts';
import { companyFact, numberIn, numbersOf } from '../../lib/content/fill-facts.ts';
import { listFiles } from '../../lib/content/list-files.ts';
import { notProse } from '../../lib/content/list-texts.ts';
import { numberOf } from '../../lib/content/mark-content.ts';
import { readData } from '../../lib/content/read-file.ts';
import { withCounts } from '../../lib/content/with-counts.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { choicesOf, descriptionAt, type readSchemas, schemaAt, schemaName } from './content-schemas.ts';
import type { Field } from './list-fields.ts';
import { listAround, twinPath } from './save.ts';

/** A field in the panel. */
export type FormField = Field & {
  label: string;
  min?: number | undefined;
  max?: number | undefined;
  /** The values it may have; undefined for a text. */
  choices?: readonly string[] | undefined;
};

/** What the panel shows of a field. */
export type Sheet = {
  /** The entry and the field in plain words: “Halifax, lead”. */
  title: string;
  file: string;
  description?: string | undefined;
  /** The field in every language. */
  texts: readonly FormField[];
  /** Facts of the company, and figures at the top of the file, that the texts name in braces. */
  facts: readonly FormField[];
  /** Numbers, links, pictures and other facts beside it. */
  choices: readonly FormField[];
  /** The item of a list that it is in, in every language whose list is as long. */
  item?: { index: number; count: number; fields: readonly Field[] } | undefined;
  /** The other texts of the entry. */
  others: readonly FormField[];
  /** What stands for each name in braces, by language, to count what visitors read. */
  filled: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

type Source = { root: string; fields: ReadonlyMap<number, Field>; schemas: ReturnType<typeof readSchemas> };

/** Groups of the same entry in one list of the panel. */
const maxOthers = 60;

/** @returns undefined when no field has this number */
export function readSheet({ root, fields, schemas }: Source, number: number): Sheet | undefined {
  const field = fields.get(number);
  if (!field) return undefined;
  const { file } = field;
  const at = (inFile: string, keys: readonly string[]) => fields.get(numberOf(inFile, keys));
  const formField = (own: Field): FormField => {
    const schema = schemaAt(schemas.get(schemaName(own.file)), own.path);
    const { minLength: min, maxLength: max } = schema ?? {};
    return { ...own, label: wordsOf(own.path), min, max, choices: choicesFor(root, own, choicesOf(schema)) };
  };
  const twins = field.language
    ? languages.flatMap((language) => at(...twinOf(field, language)) ?? [])
    : [field];
  const facts = twins.flatMap(({ value, language = languages[0] }) =>
    [...value.matchAll(/\{(company|numbers)\.([\w.]+)\}/g)].flatMap(
      ([, source, name = '']) =>
        (source === 'numbers'
          ? at(file, ['numbers', name])
          : at('company.yaml', [language, ...name.split('.')])) ?? [],
    ),
  );
  const inEntry = [...fields.values()].filter((other) => other.file === file).map(formField);
  const parent = field.path.slice(0, -1).join('/');
  const isBeside = ({ path: keys }: Field) =>
    parent.startsWith(
      twinPath(keys, field.language ?? '')
        .slice(0, -1)
        .join('/'),
    );
  const isFact = ({ language, choices, path: keys }: FormField) =>
    !language || choices !== undefined || keys.some((key) => notProse.has(key));
  // A name's forms, such as "à Halifax", which only one language has, belong to every language's panel.
  const isShown = (other: Field) =>
    other.language === field.language ||
    (other.language && field.language && !at(...twinOf(other, field.language)));
  const texts = inEntry.filter((other) => isShown(other) && !isFact(other));
  const group = texts.filter(({ path: keys }) => keys[1] === field.path[1]);
  const others = texts.length > maxOthers && group.length > 1 ? group : texts;
  return {
    title: `${entryName(root, file)}, ${wordsOf(field.path)}`,
    file,
    description: descriptionAt(schemas.get(schemaName(file)), field.path),
    texts: twins.map(formField),
    facts: [...new Set(facts)].map(formField),
    choices: inEntry.filter(
      (other) => isFact(other) && isBeside(other) && !twins.some((twin) => twin.number === other.number),
    ),
    item: itemOf(root, field, twins),
    others: others.slice(0, maxOthers),
    filled: Object.fromEntries(languages.map((language) => [language, factsIn(root, file, language)])),
  };
}

/** A Markdown file for each language, or a key for each language in one file. */
function twinOf({ file, path: keys }: Field, language: string): [file: string, keys: readonly string[]] {
  if (!file.endsWith('.md')) return [file, twinPath(keys, language)];
  const name = file.replace(/(?:\.[a-z]{2})?\.md$/, '');
  return [language === languages[0] ? `${name}.md` : `${name}.${language}.md`, keys];
}

function itemOf(root: string, field: Field, twins: readonly Field[]): Sheet['item'] {
  const around = listAround(field.path);
  if (!around) return undefined;
  const countOf = (own: Field) => {
    const list = valueAt(readData(root, own.file), listAround(own.path)?.list ?? []);
    return Array.isArray(list) ? list.length : 0;
  };
  const count = countOf(field);
  // A list whose items have both languages is one list.
  const lists = new Map(twins.map((twin) => [listAround(twin.path)?.list.join('/'), twin]));
  return {
    index: around.index,
    count,
    fields: [...lists.values()].filter((twin) => countOf(twin) === count),
  };
}

function choicesFor(
  root: string,
  { path: keys, language }: Field,
  named: string[] | undefined,
): string[] | undefined {
  if (named || language) return named;
  const key = keys.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const slugs = (folder: string) => listFiles(root, folder).map((name) => name.replace('.yaml', ''));
  const folders: Readonly<Record<string, string>> = {
    service: 'services',
    services: 'services',
    city: 'cities',
    industry: 'industries',
  };
  if (key === 'image') return fs.globSync('/art/**/*.svg', { cwd: path.join(root, '../public') });
  const folder = folders[key];
  return folder ? slugs(folder) : undefined;
}

function entryName(root: string, file: string): string {
  const data = readData(root, file);
  const names = [['en', 'name'], ['en', 'heading'], ['en', 'title'], ['title']].map((keys) =>
    valueAt(data, keys),
  );
  const name = names.find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : wordsOf([path.basename(file).replace(/\..*$/, '')]);
}

/** `en.hero.servicesIntro.2` → “hero, services intro 3”. */
function wordsOf(keys: readonly string[]): string {
  const named = keys.filter((key) => !languages.some((language) => language === key));
  return named
    .map((key) =>
      /^\d+$/.test(key)
        ? `${Number(key) + 1}`
        : key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .reduce(
      (words, part) => (/^\d+$/.test(part) || words === '' ? `${words} ${part}`.trim() : `${words}, ${part}`),
      '',
    )
    .replaceAll('-', ' ');
}

function factsIn(root: string, file: string, language: string): Record<string, string> {
  const company = withCounts(root, Object(readData(root, 'company.yaml')));
  const facts = nodesIn(company[language]).flatMap(({ path: keys }) => {
    const name = keys.join('.');
    const fact = companyFact(company, language, name);
    return fact === undefined ? [] : [[`company.${name}`, fact] as const];
  });
  const numbers = [...numbersOf(readData(root, file))].map(
    ([name, number]) => [`numbers.${name}`, numberIn(language, number)] as const,
  );
  return Object.fromEntries([...facts, ...numbers]);
}
