import fs from 'node:fs';
import path from 'node:path';
import { ContentError, type Mistake } from '../../lib/content/content-error.ts';
import { inLanguage } from '../../lib/content/in-language.ts';
import { type Content, readContent } from '../../lib/content/load-content.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { pagesOf } from '../../lib/pages/pages.ts';
import { redirectsOf } from '../../lib/pages/redirects.ts';
import { hashFiles, listFiles } from '../files/list-files.ts';
import { addSchemas, type Schemas } from './content-schemas.ts';
import { type Fields, listFields } from './list-fields.ts';
import { numberOf } from './mark-content.ts';
import { titleOf } from './name-field.ts';

/** Programs write a file in several steps. */
const settleMs = 40;

/** The content without mistakes but drafts, and the files of its parts. */
export type Checked = { content: Content; files: ReadonlyMap<object, string> };

/** With the number and the title of its field, when it is one that the panel can open. */
export type NumberedMistake = Mistake & { number?: number | undefined; title?: string | undefined };

export type State = {
  hash: string;
  fields: Fields;
  schemas: Schemas;
  /** As the build reports them. */
  mistakes: readonly NumberedMistake[];
  checked: Checked | undefined;
};

let last: State | undefined;

/** What a content folder holds at this moment. Remembers the latest state: checking all files takes seconds. */
export function checkFolder(root: string): State {
  const hash = hashFiles(root, listFiles(root));
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
      redirectsOf(languages.flatMap((language) => pagesOf(inLanguage(content, language), language)));
      const files = entries.flatMap(({ entry, file }) => (entry ? [[entry, file] as const] : []));
      checked = { content, files: new Map(files) };
    }
  } catch (error) {
    found =
      error instanceof ContentError ? error.mistakes : [{ file: '', field: '', problem: String(error) }];
  }
  const mistakes = found.map((mistake) => {
    const field = fields.get(numberOf(mistake.file, mistake.field.split('.')));
    return { ...mistake, number: field?.number, title: field && titleOf(root, schemas, field) };
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
