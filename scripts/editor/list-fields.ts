import fs from 'node:fs';
import path from 'node:path';
import { nodesIn } from '../../lib/content/data-tree.ts';
import { languageOfFile } from '../../lib/content/fill-facts.ts';
import { listAllFiles } from '../../lib/content/list-files.ts';
import { readData } from '../../lib/content/read-file.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { blockText, listBlocks } from './content-file.ts';
import { numberOf } from './mark-content.ts';

/** A text, number or yes or no of the content on disk. */
export type Field = {
  number: number;
  file: string;
  path: readonly string[];
  /** As the file has it, with its {places}; a paragraph of Markdown on one line. */
  value: string;
  /** Of a word; undefined for a fact. */
  language: string | undefined;
};

/** By their numbers. A request names a field by its number only, so it reaches nothing else. */
export type Fields = ReadonlyMap<number, Field>;

/** By what a file held and its name. Most files are as they were when all are listed again after a save. */
const listed = new WeakMap<object, Map<string, Fields>>();

/** Every field of the content. */
export const listFields = (root: string): Fields =>
  new Map(listAllFiles(root).flatMap((file) => [...fieldsOf(root, file)]));

/** The fields of one file; none if it cannot be read. */
export function fieldsOf(root: string, file: string): Fields {
  const read: object = Object(readData(root, file));
  const known = listed.get(read) ?? new Map<string, Fields>();
  const fields = known.get(file) ?? findFields(root, file, read);
  listed.set(read, known.set(file, fields));
  return fields;
}

function findFields(root: string, file: string, read: object): Fields {
  const isMarkdown = file.endsWith('.md');
  const { body, ...data } = { body: '', ...read };
  const blocks = body ? listBlocks(file, fs.readFileSync(path.join(root, file), 'utf8')) : [];
  const values = nodesIn({ ...data, body: blocks.map(({ text }) => blockText(text)) });
  const fields = values.flatMap(({ path: keys, value }): Field[] => {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return [];
    const language = isMarkdown ? languageOfFile(file) : keys.find(isLanguage);
    return [{ number: numberOf(file, keys), file, path: keys, value: String(value), language }];
  });
  return new Map(fields.map((field) => [field.number, field]));
}
