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

/** Every field of the files that can be read. */
export const listFields = (root: string): Fields =>
  new Map(
    listAllFiles(root)
      .flatMap((file) => fieldsOf(root, file))
      .map((field) => [field.number, field]),
  );

function fieldsOf(root: string, file: string): Field[] {
  const isMarkdown = file.endsWith('.md');
  const { body, ...data } = { body: '', ...Object(readData(root, file)) };
  const blocks = body ? listBlocks(file, fs.readFileSync(path.join(root, file), 'utf8')) : [];
  return nodesIn({ ...data, body: blocks.map(({ text }) => blockText(text)) }).flatMap(
    ({ path: keys, value }) => {
      if (!['string', 'number', 'boolean'].includes(typeof value)) return [];
      const language = isMarkdown ? languageOfFile(file) : keys.find(isLanguage);
      return [{ number: numberOf(file, keys), file, path: keys, value: String(value), language }];
    },
  );
}
