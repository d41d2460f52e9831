import fs from 'node:fs';
import type { Mistake } from '../../lib/content/content-error.ts';
import type { Published } from '../../lib/content/content-in.ts';
import { hashFiles, listFiles } from '../files/list-files.ts';
import { replaceFile } from '../files/replace-file.ts';
import { markContent } from './mark-content.ts';
import type { Checked } from './watch-content.ts';

/** For pages, and last for the pages of `npm run edit`; see `scripts/build-adapter.mjs`. */
const publishedFile = '.cache/content.json';
const markedFile = '.cache/content-marked.json';

/** What was published, and of which content by which programs, as a hash. */
type Stored = Published & { madeOf?: string };

/**
 * Keeps what an earlier start published if that was made of the same content by the same programs: the first page need not
 * wait for the check. Otherwise pages wait until something is published.
 */
export function keepPublished(contentHash: string): boolean {
  const stored: Stored = fs.existsSync(markedFile) && JSON.parse(fs.readFileSync(markedFile, 'utf8'));
  const isKept = stored.madeOf === madeOf(contentHash);
  if (!isKept) for (const file of [publishedFile, markedFile]) fs.rmSync(file, { force: true });
  return isKept;
}

/** Lets pages read the content, with marked texts in the edit mode. Returns the name of this version. */
export function publishContent(
  { content, files }: Pick<Checked, 'content' | 'files'>,
  contentHash: string,
): string {
  const made = madeOf(contentHash);
  write(publishedFile, { content, madeOf: made });
  write(markedFile, { content: markContent(content, files), madeOf: made });
  return new Date().toISOString();
}

/** Lets pages that have no content to show say what is wrong with it. */
export function publishMistakes(mistakes: readonly Mistake[]): void {
  for (const file of [publishedFile, markedFile]) write(file, { mistakes });
}

const write = (file: string, stored: Stored) => replaceFile(file, JSON.stringify(stored));

function madeOf(contentHash: string): string {
  const programs = ['lib', 'scripts/editor'].map((folder) => hashFiles(folder, listFiles(folder)));
  return [contentHash, ...programs, hashFiles('.', ['package-lock.json'])].join();
}
