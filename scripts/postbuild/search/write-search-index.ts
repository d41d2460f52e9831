import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { serialize } from 'parse5';
import { attributeOf, elementsIn } from '../html-tree.ts';
import type { Site } from '../site.ts';
import { indexPages } from './index-pages.ts';
import type { IndexFile } from './sort-filters.ts';

type Searched = Parameters<typeof indexPages>[0];

/**
 * Takes from the pages that search engines may list what the index is made of, and from all pages the attributes that
 * only the index reads.
 */
export function takeSearchedPages({ pages }: Pick<Site, 'pages'>): Searched {
  const isListed = ({ document }: Site['pages'][number]) =>
    !elementsIn(document).some((element) => attributeOf(element, 'name') === 'robots');
  const searched = pages.filter(isListed).map(({ file, document }) => ({
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    html: serialize(document),
  }));
  for (const element of pages.flatMap(({ document }) => elementsIn(document)))
    element.attrs = element.attrs.filter(({ name }) => !/^data-(?:kind|pagefind-)/.test(name));
  return searched;
}

/** Writes the search index into a folder. */
export async function writeSearchIndex(searched: Searched, folder: string): Promise<void> {
  for (const file of await indexPages(searched)) writeIndexFile(folder, file);
}

/**
 * Pagefind gzips most files and unpacks them in the browser, or takes them as they are where the server has unpacked them.
 * So the copy for browsers that accept Brotli holds the plain content, a sixth smaller.
 */
function writeIndexFile(folder: string, { path: name, content }: IndexFile): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  const isGzipped = content[0] === 0x1f && content[1] === 0x8b;
  if (isGzipped) fs.writeFileSync(`${file}.br`, brotliCompressSync(gunzipSync(content)));
}
