import fs from 'node:fs';
import path from 'node:path';
import { ContentError, type Mistake } from '../../lib/content/content-error.ts';
import { inLanguage } from '../../lib/content/in-language.ts';
import { type Content, readContent } from '../../lib/content/load-content.ts';
import { isLanguage, languages } from '../../lib/i18n/languages.ts';
import type { Page } from '../../lib/pages/page.ts';
import { pagesOf } from '../../lib/pages/pages.ts';
import { redirectsOf } from '../../lib/pages/redirects.ts';
import { hashContent, listFiles } from '../files/list-files.ts';
import { addSchemas, type Schemas } from './content-schemas.ts';
import { type Fields, listFields } from './list-fields.ts';
import { numberOf } from './mark-content.ts';
import { nameEntry, titleOf } from './name-field.ts';

/** Programs write a file in several steps. */
const settleMs = 40;

/** The content without mistakes but drafts, the files of its parts, and its pages. */
export type Checked = { content: Content; files: ReadonlyMap<object, string>; pages: readonly Page[] };

/** With the number and the title of its field, when it is one that the panel can open; the drafts of a file are one. */
export type NumberedMistake = Mistake & { number?: number; title?: string };

export type State = {
  hash: string;
  fields: Fields;
  schemas: Schemas;
  mistakes: readonly NumberedMistake[];
  checked: Checked | undefined;
};

let last: State | undefined;

/** What a content folder holds at this moment. Remembers the latest state: checking all files takes seconds. */
export function checkFolder(root: string): State {
  const hash = hashContent(root);
  if (last?.hash === hash) return last;
  const fields = listFields(root);
  const schemas: Schemas = last?.schemas ?? new Map();
  let checked: Checked | undefined;
  let found: readonly Mistake[];
  try {
    const { content, mistakes, entries } = readContent(root);
    found = mistakes;
    addSchemas(schemas, entries);
    if (content) {
      const pages = languages.flatMap((language) => pagesOf(inLanguage(content, language), language));
      redirectsOf(pages);
      const files = entries.flatMap(({ entry, file }) => (entry ? [[entry, file] as const] : []));
      checked = { content, files: new Map(files), pages };
    }
  } catch (error) {
    found =
      error instanceof ContentError ? error.mistakes : [{ file: '', field: '', problem: String(error) }];
  }
  const grouped = Map.groupBy(found, (own) => (own.isDraft ? own.file : own));
  const mistakes = [...grouped.values()].flatMap((same): NumberedMistake[] => {
    // Of drafts, the first text: the panel has the others with it.
    const {
      file = '',
      field = '',
      isDraft,
    } = same.find((one) => one.field.split('.').some(isLanguage)) ?? same[0] ?? {};
    const own = fields.get(numberOf(file, field.split('.')));
    if (!own) return same;
    const title = titleOf(root, schemas, own);
    if (!isDraft) return same.map((mistake) => ({ ...mistake, number: own.number, title }));
    const all = { field: 'texts to write', problem: `${same.length}`, title: nameEntry(root, own) };
    return [{ ...all, file, isDraft, number: own.number }];
  });
  last = { hash, fields, schemas, mistakes, checked };
  return last;
}

/**
 * Calls back after each change in a folder, once its files are quiet. Watches each folder by itself: a recursive watch misses
 * files that are replaced for the second time, as most editors do.
 */
export function watchFolder(folder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const inside of new Set(['.', ...listFiles(folder).map(path.dirname)]))
    fs.watch(path.join(folder, inside), () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, settleMs);
    });
}
