import { nodesIn, valueAt } from '../../lib/content/data-tree.ts';
import { isDraft } from '../../lib/content/drafts.ts';
import { type Company, numberIn, numbersOf } from '../../lib/content/fill-facts.ts';
import { targets } from '../../lib/content/find-dangling-references.ts';
import { titleLimit } from '../../lib/content/find-long-titles.ts';
import { descriptionAt, type JsonSchema, schemaAt } from '../../lib/content/json-schema.ts';
import { slugsIn } from '../../lib/content/list-files.ts';
import { isProse } from '../../lib/content/list-texts.ts';
import { readData } from '../../lib/content/read-file.ts';
import { withCounts } from '../../lib/content/with-counts.ts';
import { isLanguage, languages } from '../../lib/i18n/languages.ts';
import { listFiles } from '../files/list-files.ts';
import { choicesOf, schemaName } from './content-schemas.ts';
import type { Field } from './list-fields.ts';
import { numberOf } from './mark-content.ts';
import { type FieldName, nameEntry, nameField } from './name-field.ts';
import { listAround } from './splice-list.ts';
import type { State } from './watch-content.ts';

/** A field in the panel. */
export type FormField = Field &
  FieldName & {
    min?: number | undefined;
    max?: number | undefined;
    /** The values it may have; undefined for a text. */
    choices?: readonly string[] | undefined;
  };

export type PanelData = ReturnType<typeof readPanel>;

const maxOthers = 60;

/** What the panel shows of a field. */
export function readPanel(
  root: string,
  { fields, schemas }: Pick<State, 'fields' | 'schemas'>,
  field: Field,
) {
  const { file, path: keys, language } = field;
  const company = withCounts(root, Object(readData(root, 'company.yaml')));
  const at = (inFile: string, inPath: readonly string[]) => fields.get(numberOf(inFile, inPath));
  const schemaOf = (own: Field) => schemas.get(schemaName(own.file));
  const toForm = (own: Field): FormField => {
    const schema = schemaAt(schemaOf(own), own.path);
    // Only pages have keywords next to their title.
    const isPageTitle = own.path.at(-1) === 'title' && at(own.file, [...own.path.with(-1, 'keywords'), '0']);
    return {
      ...own,
      ...nameField(schemas, own),
      min: schema?.minLength,
      max: isPageTitle && own.language ? titleLimit(company, own.language) : schema?.maxLength,
      choices: choicesOf(schema) ?? (own.language ? undefined : namesFor(root, own)),
    };
  };
  const versions = language ? languages.flatMap((other) => at(...placeIn(field, other)) ?? []) : [field];
  // A Markdown file has a language of its own.
  const files = new Set(versions.map((own) => own.file));
  const inEntry = [...fields.values()].filter((own) => files.has(own.file)).map(toForm);
  // What a landing page is about is said by its file's name.
  const isSubject = ({ file: inFile, path: [key = '', ...rest] }: Field) =>
    inFile.startsWith('landing/') && rest.length === 0 && targets[key] !== undefined;
  const isFixed = (own: Field) => schemaAt(schemaOf(own), own.path)?.const !== undefined || isSubject(own);
  const isFact = (own: FormField) => !own.language || own.choices !== undefined || !isProse(own.path);
  // Of a question, also its answer.
  const item = itemPlace(field);
  const ofItem = inEntry.filter((own) => item && itemPlace(own) === item && !isFact(own));
  const isAlone = ofItem.length <= versions.length;
  const edited = isAlone ? versions.map(toForm) : ofItem;
  const facts = new Map<number, FormField>();
  for (const { value, language: own = '' } of edited)
    for (const [place, source, name = ''] of value.matchAll(/\{(company|numbers)\.([\w.]+)\}/g)) {
      const [inFile, group] = source === 'company' ? ['company.yaml', own] : [file, 'numbers'];
      const fact = at(inFile, [group, ...name.split('.')]);
      if (fact) facts.set(fact.number, { ...toForm(fact), name: place });
    }
  const isBeside = (own: FormField) =>
    placeIn(own, language ?? '')[1]
      .slice(0, -1)
      .every((key, depth) => key === keys[depth]);
  // A name's forms, such as "à Halifax", which only one language has, belong to every language's panel.
  const isShown = (own: FormField) =>
    own.language === language || (language && !at(...placeIn(own, language)));
  const near = inEntry.filter((own) => !isFact(own) && isShown(own));
  const part = keys[0] === 'body' ? 0 : 1;
  const said = isAlone ? { note: '', ...(language && { label: '', name: '' }) } : {};
  // The number that a tap dials changes with the one that is shown.
  const dialled = at(file, [`${keys.at(-1)}Dial`]);
  const texts = [...edited.map((own) => ({ ...own, ...said })), ...(dialled ? [toForm(dialled)] : [])];
  const isOneOf = (own: Field) => texts.some(({ number }) => number === own.number);
  const drafts = inEntry.filter((own) => isDraft(own.value) && !isOneOf(own));
  return {
    number: field.number,
    title: nameEntry(root, field),
    name: isAlone ? nameField(schemas, field).name : '',
    file,
    description: isAlone ? descriptionAt(schemaOf(field), keys) : undefined,
    /** The field in every language, whose description says what it is for, or all texts of the item that it is in. */
    texts,
    /** Facts of the company, and figures at the top of the file, that the texts name in braces. */
    facts: [...facts.values()],
    /** Numbers, links, pictures and other facts beside it. */
    choices: inEntry.filter(
      (own) => isFact(own) && isBeside(own) && !isFixed(own) && !isOneOf(own) && !drafts.includes(own),
    ),
    /** Every other draft of the file: they are written and saved together. */
    drafts,
    item: itemOf(root, schemaOf(field), field, versions),
    /** The other texts of the entry; of one with many, those of the same part: the paragraphs of a Markdown text are one. */
    others: near.length > maxOthers ? near.filter(({ path: own }) => own[part] === keys[part]) : near,
    /** What stands for each name in braces, by language, to count what visitors read. */
    filled: Object.fromEntries(languages.map((own) => [own, factsIn(own, company, readData(root, file))])),
  };
}

/** Where a field stands in a language: in a Markdown file of its own, or below its key. */
function placeIn({ file, path: keys }: Field, language: string): [file: string, path: readonly string[]] {
  if (!file.endsWith('.md')) return [file, keys.map((key) => (isLanguage(key) ? language : key))];
  const name = file.replace(/(?:\.[a-z]{2})?\.md$/, '');
  return [language === languages[0] ? `${name}.md` : `${name}.${language}.md`, keys];
}

/** Names the item of a list that a field is in, the same in all languages; undefined outside of lists. */
function itemPlace(field: Field): string | undefined {
  const { list, index } = listAround(placeIn(field, languages[0])[1]) ?? {};
  return list && [...list, index].join('.');
}

/** The item of a list that a field is in, in every language whose list is as long. */
function itemOf(root: string, schema: JsonSchema | undefined, field: Field, versions: readonly Field[]) {
  const around = listAround(field.path);
  if (!around) return undefined;
  const { list, index } = around;
  const listOf = (own: Field) => own.path.slice(0, list.length);
  const countOf = (own: Field) => Object.keys(Object(valueAt(readData(root, own.file), listOf(own)))).length;
  const count = countOf(field);
  // A list whose items have both languages is one list.
  const lists = new Map(versions.map((own) => [listOf(own).join(), own]));
  const { minItems = 0, maxItems = Infinity } = schemaAt(schema, list) ?? {};
  const numberAt = (other: number) => numberOf(field.file, field.path.with(list.length, `${other}`));
  return {
    index,
    count,
    /** What neither moves it past an end nor makes the list too long or too short. */
    isPossible: { up: index > 0, down: index < count - 1, copy: count < maxItems, remove: count > minItems },
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
  const target = targets[key];
  if (target === 'categories') {
    const categories = Object.values(Object(valueAt(readData(root, file), [target])));
    return categories.map((category) => String(valueAt(category, ['id'])));
  }
  if (target) return slugsIn(root, target);
  if (key !== 'image') return undefined;
  // Without the versions of a picture that pages choose themselves.
  const pictures =
    /^(?:photos\/|art\/(?!fr\/|icon)(?!.*-(?:sm|thumb|bare|walls|streams)\.)).*\.(?:svg|jpe?g|png|webp)$/;
  return listFiles('public').flatMap((name) => (pictures.test(name) ? [`/${name}`] : []));
}

const factsIn = (language: string, company: Company, data: unknown): Record<string, string> =>
  Object.fromEntries(
    nodesIn({ company: company[language], numbers: Object.fromEntries(numbersOf(data)) }).map(
      ({ path: keys, value }) => [
        keys.join('.'),
        typeof value === 'number' ? numberIn(language, value) : String(value),
      ],
    ),
  );
