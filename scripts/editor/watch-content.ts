import fs from 'node:fs';
import path from 'node:path';
import { ContentError, type Mistake } from '../../lib/content/content-error.ts';
import { versionFile } from '../../lib/content/content-in.ts';
import { inLanguage } from '../../lib/content/in-language.ts';
import { loadContent } from '../../lib/content/load-content.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { pagesOf } from '../../lib/pages/pages.ts';
import { redirectsOf } from '../../lib/pages/redirects.ts';
import { hashFiles, listFiles } from '../files/list-files.ts';

/** Programs write a file in several steps. */
const settleMs = 40;

type State = { hash: string; mistakes: readonly Mistake[] };

let last: State | undefined;

/** A content folder's hash, and every mistake in it as the build reports them. Remembers the latest state. */
export function checkFolder(root: string): State {
  const hash = hashFiles(root, listFiles(root));
  if (last?.hash !== hash) last = { hash, mistakes: checkFiles(root) };
  return last;
}

function checkFiles(root: string): readonly Mistake[] {
  try {
    const content = loadContent(root);
    redirectsOf(languages.flatMap((language) => pagesOf(inLanguage(content, language), language)));
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    return [{ file: '', field: '', problem: String(error) }];
  }
}

/** Lets pages read the content again. Returns the name of its version. */
export function publishContent(): string {
  const version = new Date().toISOString();
  fs.mkdirSync('.cache', { recursive: true });
  fs.writeFileSync(versionFile, version);
  return version;
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
