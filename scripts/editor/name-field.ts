import path from 'node:path';
import { valueAt } from '../../lib/content/data-tree.ts';
import { isDraft } from '../../lib/content/drafts.ts';
import { descriptionAt } from '../../lib/content/json-schema.ts';
import { readData } from '../../lib/content/read-file.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { type Schemas, schemaName } from './content-schemas.ts';
import type { Field } from './list-fields.ts';
import { listAround } from './splice-list.ts';

export type FieldName = {
  /** What the field is for, in plain words. */
  label: string;
  /** What else its schema says. */
  note: string;
  /** As the file calls it: `en.hero.servicesIntro.2` → “hero, services intro 3”. */
  name: string;
};

/** Files whose names say little. */
const fileNames: Readonly<Record<string, string>> = { faq: 'FAQ', ui: 'Shared texts' };

/** The name of a field: its schema says what it is for, up to a colon, a semicolon or a full stop. */
export function nameField(schemas: Schemas, { file, path: keys }: Field): FieldName {
  const name = inWords(keys);
  const description = descriptionAt(schemas.get(schemaName(file)), keys) ?? name;
  const [, label = name, note = ''] = /^(.+?)(?:[:;.] (.+)|\.?)$/s.exec(description) ?? [];
  return { label, note, name };
}

/** The entry and the field in plain words: “Halifax: How a technician comes here (visits)”. */
export function titleOf(root: string, schemas: Schemas, field: Field): string {
  const { label, name } = nameField(schemas, field);
  const entry = nameEntry(root, field);
  return `${entry}${/[.?!]$/.test(entry) ? '' : ':'} ${label} (${name})`;
}

/**
 * The entry that a field is in, in a list the question or the person. A page is named by its file, as in the guide, and so is an
 * entry whose name is a draft.
 */
export function nameEntry(root: string, { file, path: keys, language = 'en' }: Field): string {
  const data = file.startsWith('pages/') ? {} : readData(root, file);
  const { list = [], index } = listAround(keys) ?? {};
  const inItem = ['question', 'name'].map((key) => [...list, `${index}`, language, key]);
  const own = [...inItem, ['en', 'name'], ['en', 'heading'], ['en', 'title'], ['title']]
    .map((place) => valueAt(data, place))
    .find((value): value is string => typeof value === 'string' && !isDraft(value));
  const fileName = path.parse(file).name;
  return own ?? fileNames[fileName] ?? inWords([fileName]).replace(/^./, (letter) => letter.toUpperCase());
}

const inWords = (keys: readonly string[]) =>
  keys
    .filter((key) => !isLanguage(key))
    .join(', ')
    .replaceAll(/, (\d+)/g, (_, index) => ` ${Number(index) + 1}`)
    // The panel counts them below their texts.
    .replace(/^items \d+, /, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');
