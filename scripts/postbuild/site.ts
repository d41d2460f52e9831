import fs from 'node:fs';
import path from 'node:path';
import { serialize } from 'parse5';
import { type ChunkFiles, readChunks } from './chunk-files.ts';
import { type ExportedPage, parsePage } from './exported-page.ts';
import { omitEndTags } from './omit-end-tags.ts';

/** The export on its way from `next build` to the server. */
export type Site = {
  /** The folder of the export. */
  readonly out: string;
  readonly pages: readonly ExportedPage[];
  readonly chunks: ChunkFiles;
};

export function readSite(out: string): Site {
  const files = fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  const pages = files.map((file) => parsePage(fs.readFileSync(path.join(out, file), 'utf8'), file));
  return { out, pages, chunks: readChunks(out) };
}

export function writePages({ out, pages }: Site): void {
  for (const { file, document } of pages)
    fs.writeFileSync(path.join(out, file), omitEndTags(serialize(document)));
}
