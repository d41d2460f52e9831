import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { serialize } from 'parse5';
import { attributeOf, elementsIn } from '../html-tree.ts';
import type { ExportedPage } from '../next-output/read-page.ts';
import type { IndexFile } from './sort-filters.ts';

/**
 * Serializes the pages that search engines may list, for the search index, and removes from all pages the attributes that
 * only the index reads.
 */
export function extractSearchPages(pages: readonly ExportedPage[]): { path: string; html: string }[] {
  const isListed = ({ document }: ExportedPage) =>
    !elementsIn(document).some((element) => attributeOf(element, 'name') === 'robots');
  const listed = pages.filter(isListed).map(({ file, document }) => ({
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    html: serialize(document),
  }));
  for (const element of pages.flatMap(({ document }) => elementsIn(document)))
    element.attrs = element.attrs.filter(({ name }) => !/^data-(?:kind|pagefind-)/.test(name));
  return listed;
}

/**
 * Writes the search index. Pagefind gzips most files and unpacks them in the browser, but also reads them unpacked. So the copy
 * for browsers that accept Brotli contains the unpacked content, which is a sixth smaller.
 */
export function writeSearchIndex(folder: string, files: readonly IndexFile[]): void {
  for (const { path: name, content } of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    const isGzipped = content[0] === 0x1f && content[1] === 0x8b;
    if (isGzipped) fs.writeFileSync(`${file}.br`, brotliCompressSync(gunzipSync(content)));
  }
}
