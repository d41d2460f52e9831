import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { type ExportedPage, parsePage } from './next-output/read-page.ts';

/** The export as postbuild edits it. */
export type Site = {
  /** The folder of the export. */
  readonly out: string;
  readonly pages: readonly ExportedPage[];
};

export function readSite(out: string): Site {
  const pages = listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => parsePage(fs.readFileSync(path.join(out, file), 'utf8'), file));
  return { out, pages };
}

export function writePages({ out, pages }: Site): void {
  for (const { file, $ } of pages) fs.writeFileSync(path.join(out, file), $.html());
}
