import fs from 'node:fs';
import type { Mistake } from '../../lib/content/content-error.ts';
import type { Published } from '../../lib/content/content-in.ts';
import { markContent } from './mark-content.ts';
import type { Checked } from './watch-content.ts';

/** For pages, and for the pages of `npm run edit`; see `scripts/build-adapter.mjs`. */
const publishedFile = '.cache/content.json';
const markedFile = '.cache/content-marked.json';

/** Until something is published, pages wait instead of showing what an earlier start published. */
export function unpublish(): void {
  for (const file of [publishedFile, markedFile]) fs.rmSync(file, { force: true });
}

/** Lets pages read the content, and in the edit mode marks its texts for them. Returns the name of this version. */
export function publishContent({ content, fileOf }: Checked, isEditMode: boolean): string {
  publish(publishedFile, { content });
  if (isEditMode) publish(markedFile, { content: markContent(content, fileOf) });
  return new Date().toISOString();
}

/** Lets pages that have no content to show say what is wrong with it. */
export function publishMistakes(mistakes: readonly Mistake[]): void {
  for (const file of [publishedFile, markedFile]) publish(file, { mistakes });
}

/** Under another name first: pages read the file at any time. */
function publish(file: string, published: Published): void {
  fs.mkdirSync('.cache', { recursive: true });
  fs.writeFileSync(`${file}.new`, JSON.stringify(published));
  fs.renameSync(`${file}.new`, file);
}
