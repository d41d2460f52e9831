import fs from 'node:fs';
import type { Mistake } from '../../lib/content/content-error.ts';
import type { Published } from '../../lib/content/content-in.ts';
import { hashFiles, listFiles } from '../files/list-files.ts';
import { markContent } from './mark-content.ts';
import type { Checked } from './watch-content.ts';

/** For pages, and for the pages of `npm run edit`; see `scripts/build-adapter.mjs`. */
const publishedFile = '.cache/content.json';
const markedFile = '.cache/content-marked.json';
/** The content and the programs that the published files were made of and by, as a hash. */
const madeOfFile = '.cache/content-made-of.txt';

/**
 * Keeps what an earlier start published if that was made of the same content by the same programs: the first page need not
 * wait for the check. Otherwise pages wait until something is published.
 */
export function keepPublished(contentHash: string, isEditMode: boolean): boolean {
  const isKept =
    fs.existsSync(isEditMode ? markedFile : publishedFile) &&
    fs.existsSync(madeOfFile) &&
    fs.readFileSync(madeOfFile, 'utf8') === madeOf(contentHash);
  if (!isKept) for (const file of [madeOfFile, publishedFile, markedFile]) fs.rmSync(file, { force: true });
  return isKept;
}

/** Lets pages read the content, and in the edit mode marks its texts for them. Returns the name of this version. */
export function publishContent(
  { content, fileOf }: Checked,
  contentHash: string,
  isEditMode: boolean,
): string {
  fs.rmSync(madeOfFile, { force: true });
  publish(publishedFile, { content });
  if (isEditMode) publish(markedFile, { content: markContent(content, fileOf) });
  else fs.rmSync(markedFile, { force: true });
  fs.writeFileSync(madeOfFile, madeOf(contentHash));
  return new Date().toISOString();
}

/** Lets pages that have no content to show say what is wrong with it. */
export function publishMistakes(mistakes: readonly Mistake[]): void {
  fs.rmSync(madeOfFile, { force: true });
  for (const file of [publishedFile, markedFile]) publish(file, { mistakes });
}

/** Under another name first: pages read the file at any time. */
function publish(file: string, published: Published): void {
  fs.mkdirSync('.cache', { recursive: true });
  fs.writeFileSync(`${file}.new`, JSON.stringify(published));
  fs.renameSync(`${file}.new`, file);
}

function madeOf(contentHash: string): string {
  const programs = ['lib', 'scripts/editor'].map((folder) => hashFiles(folder, listFiles(folder)));
  return [contentHash, ...programs, hashFiles('.', ['package-lock.json'])].join();
}
