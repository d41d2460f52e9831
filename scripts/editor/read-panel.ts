import path from 'node:path';
import { nodesIn, valueAt } from '../../lib/content/data-tree.ts';
import { companyFact, numberIn, numbersOf } from '../../lib/content/fill-facts.ts';
import { titleLimit } from '../../lib/content/find-long-titles.ts';
import { notProse } from '../../lib/content/list-texts.ts';
import { readData } from '../../lib/content/read-file.ts';
import { withCounts } from '../../lib/content/with-counts.ts';
import { isLanguage, languages } from '../../lib/i18n/languages.ts';
import { listFiles } from '../files/list-files.ts';
import { choicesOf, descriptionAt, type readSchemas, schemaAt, schemaName } from './content-schemas.ts';
import type { Field, Fields } from './list-fields.ts';
import { numberOf } from './mark-content.ts';
import { listAround } from './splice-list.ts';

/** A field in the panel. */
export type FormField = Field & {
  label: string;
  min?: number | undefined;
  max?: number | undefined;
  /** The values it may have; undefined for a text. */
  choices?: readonly string[] | undefined;
};

export type PanelData = ReturnType<typeof readPanel>;

/** More texts than that are those of one part of the entry. */
const maxOthers = 60;

/** What the panel shows of a field. */
export function readPanel(
  root: string,
  fields: Fields,
  schemas: ReturnType<typeof readSchemas>,
  field: Field,
) {
  const { file, path: keys } = field;
  const at = (inFile: string, inPath: readonly string[]) => fields.get(numberOf(inFile, inPath));
  const inLanguage = (own: Field, language: string) => at(...placeIn(own, language));
  const toForm = (own: Field): FormField => {
    const schema = schemaAt(schemas.get(schemaName(own.file)), own.path);
    const choices = choicesOf(schema) ?? (own.language ? undefined : namesFor(root, own));
    const { minLength: min, maxLength } = schema ?? {};
    // Only pages have keywords next to their title.
    const isPageTitle =
      own.path.at(-1) === 'title' && at(own.file, own.path.with(-1, 'keywords').concat('0'));
    const max = isPageTitle && own.language ? titleLimit(companyIn(root), own.language) : maxLength;
    return { ...own, label: wordsOf(own.path), min, max, choices };
  };
  const versions = field.language
    ? languages.flatMap((language) => inLanguage(field, language) ?? [])
    : [field];
  const facts = versions.flatMap(({ value, language = '' }) =>
    [...value.matchAll(/\{(company|numbers)\.([\w.]+)\}/g)].flatMap(([, source = '', name = '']) => {
      const isOwn = source === 'numbers';
      return at(isOwn ? file : 'company.yaml', [isOwn ? source : language, ...name.split('.')]) ?? [];
    }),
  );
  const inEntry = [...fields.values()].filter((own) => own.file === file).map(toForm);
  const isFact = ({ language, choices, path: own }: FormField) =>
    !language || choices !== undefined || own.some((key) => notProse.has(key));
  const isBeside = (own: FormField) => {
    const [, inPath] = placeIn(own, field.language ?? '');
    return inPath.slice(0, -1).every((key, depth) => key === keys[depth]);
  };
  // A name's forms, such as "à Halifax", which only one language has, belong to every language's panel.
  const isShown = (own: FormField) =>
    own.language === field.language || (field.language && !inLanguage(own, field.language));
  const texts = inEntry.filter((own) => !isFact(own) && isShown(own));
  const part = texts.filter(({ path: own }) => own[1] === keys[1]);
  return {
    title: titleOf(root, field),
    file,
    description: descriptionAt(schemas.get(schemaName(file)), keys),
    /** The field in every language. */
    texts: versions.map(toForm),
    /** Facts of the company, and figures at the top of the file, that the texts name in braces. */
    facts: [...new Set(facts)].map((own) => ({ ...toForm(own), label: placeholderOf(own) })),
    /** Numbers, links, pictures and other facts beside it. */
    choices: inEntry.filter(
      (own) => isFact(own) && isBeside(own) && !versions.some(({ number }) => number === own.number),
    ),
    item: itemOf(root, field, versions),
    /** The other texts of the entry. */
    others: (texts.length > maxOthers && part.length > 1 ? part : texts).slice(0, maxOthers),
    /** What stands for each name in braces, by language, to count what visitors read. */
    filled: Object.fromEntries(languages.map((language) => [language, factsIn(root, file, language)])),
  };
}

/** The entry and the field in plain words: “Halifax, lead”. A page is named by its file, as in the guide: “about, heading”. */
export function titleOf(root: string, { file, path: keys }: Field): string {
  const data = file.startsWith('pages/') ? {} : readData(root, file);
  const names = [['en', 'name'], ['en', 'heading'], ['en', 'title'], ['title']].map((own) =>
    valueAt(data, own),
  );
  const name = names.find((value) => typeof value === 'string') ?? wordsOf([path.parse(file).name]);
  return `${name}, ${wordsOf(keys)}`;
}

/** How texts name a fact: `{company.onSite}`, `{numbers.callsAfter}`. */
function placeholderOf({ file, path: keys }: Field): string {
  const name = keys.filter((key) => !isLanguage(key));
  return `{${(file === 'company.yaml' ? ['company', ...name] : name).join('.')}}`;
}

/** `en.hero.servicesIntro.2` → “hero, services intro 3”. */
const wordsOf = (keys: readonly string[]) =>
  keys
    .filter((key) => !isLanguage(key))
    .join(', ')
    .replaceAll(/, (\d+)/g, (_, index) => ` ${Number(index) + 1}`)
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');

/** Where a field stands in a language: in a Markdown file of its own, or below its key. */
function placeIn({ file, path: keys }: Field, language: string): [file: string, path: readonly string[]] {
  if (!file.endsWith('.md')) return [file, keys.map((key) => (isLanguage(key) ? language : key))];
  const name = file.replace(/(?:\.[a-z]{2})?\.md$/, '');
  return [language === languages[0] ? `${name}.md` : `${name}.${language}.md`, keys];
}

/** The item of a list that a field is in, in every language whose list is as long. */
function itemOf(root: string, field: Field, versions: readonly Field[]) {
  const around = listAround(field.path);
  if (!around) return undefined;
  const listOf = (own: Field) => listAround(own.path)?.list ?? [];
  const countOf = (own: Field) => Object.keys(Object(valueAt(readData(root, own.file), listOf(own)))).length;
  const count = countOf(field);
  // A list whose items have both languages is one list.
  const lists = new Map(versions.map((own) => [listOf(own).join(), own]));
  const { list, index } = around;
  const numberAt = (other: number) => numberOf(field.file, field.path.with(list.length, `${other}`));
  return {
    index,
    count,
    fields: [...lists.values()].filter((own) => countOf(own) === count),
    /** The field to show after each action: that of the item, of its copy, or of what stands in the place of a removed one. */
    next: {
      up: numberAt(index - 1),
      down: numberAt(index + 1),
      copy: numberAt(index + 1),
      remove: numberAt(Math.min(index, count - 2)),
    },
  };
}

/** What exists of the pictures or entries that a fact names. */
function namesFor(root: string, { file, path: keys }: Field): string[] | undefined {
  const key = keys.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const folder = { service: 'services', services: 'services', city: 'cities', industry: 'industries' }[key];
  if (folder) return listFiles(path.join(root, folder)).map((name) => path.parse(name).name);
  if (key === 'category') {
    const categories = Object.values(Object(valueAt(readData(root, file), ['categories'])));
    return categories.map((category) => String(valueAt(category, ['id'])));
  }
  if (key !== 'image') return undefined;
  const pictures = listFiles('public').filter((name) =>
    /^(?:art|photos)\/.*\.(?:svg|jpe?g|png|webp)$/.test(name),
  );
  return pictures.map((name) => `/${name}`);
}

const companyIn = (root: string) => withCounts(root, Object(readData(root, 'company.yaml')));

function factsIn(root: string, file: string, language: string): Record<string, string> {
  const company = companyIn(root);
  const facts = nodesIn(company[language]).map(({ path: keys }) => {
    const name = keys.join('.');
    return [`company.${name}`, companyFact(company, language, name) ?? ''];
  });
  const numbers = [...numbersOf(readData(root, file))].map(([name, number]) => [
    `numbers.${name}`,
    numberIn(language, number),
  ]);
  return Object.fromEntries([...facts, ...numbers]);
}
