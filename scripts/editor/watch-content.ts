import fs from 'node:fs';
import path from 'node:path';
import { ContentError, type Mistake } from '../../lib/content/content-error.ts';
import { inLanguage } from '../../lib/content/in-language.ts';
import { type Content, loadContent } from '../../lib/content/load-content.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { pagesOf } from '../../lib/pages/pages.ts';
import { redirectsOf } from '../../lib/pages/redirects.ts';
import { hashFiles, listFiles } from '../files/list-files.ts';

/** Programs write a file in several steps. */
const settleMs = 40;

/** The content without mistakes but drafts, with the file of each entry. */
export type Checked = { content: Content; fileOf: (entry: object) => string | undefined };
type State = { hash: string; mistakes: readonly Mistake[]; checked?: Checked };

let last: State | undefined;

/** A content folder's hash, and every mistake in it as the build reports them. Remembers the latest state. */
export function checkFolder(root: string): State {
  const hash = hashFiles(root, listFiles(root));
  if (last?.hash !== hash) last = { hash, ...checkFiles(root) };
  return last;
}

function checkFiles(root: string): Omit<State, 'hash'> {
  try {
    const files = new Map<object, string>();
    let drafts: readonly Mistake[] = [];
    const content = loadContent(
      root,
      (file, _, entry) => files.set(entry, file),
      (found) => {
        drafts = found;
      },
    );
    redirectsOf(languages.flatMap((language) => pagesOf(inLanguage(content, language), language)));
    // An entry of a folder is a copy that names its file.
    const fileOf = (entry: object) =>
      'file' in entry && typeof entry.file === 'string' ? entry.file : files.get(entry);
    return { mistakes: drafts, checked: { content, fileOf } };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    return { mistakes: [{ file: '', field: '', problem: String(error) }] };
  }
}

/**
 * Calls back after each change in a folder, once its files are quiet. Watches each folder by itself: a recursive watch misses
 * files that are replaced for the second time, as most editors do.
 */
export function watchFolder(folder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const folders = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const inside = folders.filter((entry) => entry.isDirectory());
  for (const each of [folder, ...inside.map(({ parentPath, name }) => path.join(parentPath, name))])
    fs.watch(each, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, settleMs);
    });
}
