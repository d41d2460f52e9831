import fs from 'node:fs';
import path from 'node:path';
import { serialize } from 'parse5';
import { listFiles } from '../files/list-files.ts';
import { type ChunkFiles, readChunks } from './chunk-files.ts';
import { type ExportedPage, parsePage } from './exported-page.ts';
import { omitEndTags } from './omit-end-tags.ts';

/** The export as postbuild edits it. */
export type Site = {
  /** The folder of the export. */
  readonly out: string;
  readonly pages: readonly ExportedPage[];
  readonly chunks: ChunkFiles;
};

export function readSite(out: string): Site {
  const pages = listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => parsePage(fs.readFileSync(path.join(out, file), 'utf8'), file));
  return { out, pages, chunks: readChunks(out) };
}

export function writePages({ out, pages }: Site): void {
  for (const { file, document } of pages)
    fs.writeFileSync(path.join(out, file), omitEndTags(serialize(document)));
}
