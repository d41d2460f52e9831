import fs from 'node:fs';
import path from 'node:path';
import { nodesIn } from '../../lib/content/data-tree.ts';
import { languageOfFile } from '../../lib/content/fill-facts.ts';
import { listAllFiles } from '../../lib/content/list-files.ts';
import { numberOf } from '../../lib/content/mark-content.ts';
import { readFile } from '../../lib/content/read-file.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { blockText, listBlocks } from './content-file.ts';

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

/**
 * Every text, number and yes or no of the content by its number. A request names a field by number only, so it reaches nothing
 * else.
 *
 * @throws Error when two fields have the same number
 */
export function listFields(root: string): Map<number, Field> {
  const fields = new Map<number, Field>();
  for (const file of listAllFiles(root)) {
    for (const { path: keys, value } of textsOf(root, file)) {
      const number = numberOf(file, keys);
      if (fields.has(number)) throw new Error(`${file} ${keys.join('.')} has the number of another field`);
      fields.set(number, { number, file, path: keys, value, language: languageOf(file, keys) });
    }
  }
  return fields;
}

function textsOf(root: string, file: string): { path: readonly string[]; value: string }[] {
  const read = readFile(root, file);
  if ('mistakes' in read) return [];
  const texts = nodesIn(read.data).flatMap(({ path: keys, value }) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [{ path: keys, value: String(value) }] : [],
  );
  if (!file.endsWith('.md')) return texts;
  const blocks = listBlocks(file, fs.readFileSync(path.join(root, file), 'utf8'));
  return [
    ...texts.filter(({ path: [key] }) => key !== 'body'),
    ...blocks.map(({ text }, index) => ({ path: ['body', String(index)], value: blockText(text) })),
  ];
}

function languageOf(file: string, keys: readonly string[]): string | undefined {
  return file.endsWith('.md') ? languageOfFile(file) : keys.find(isLanguage);
}
