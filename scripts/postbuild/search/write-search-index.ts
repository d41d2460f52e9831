import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { serialize } from 'parse5';
import { attributeOf, elementsIn } from '../html-tree.ts';
import type { Site } from '../site.ts';
import { indexPages } from './index-pages.ts';
import type { IndexFile } from './sort-filters.ts';

/**
 * Writes the search index of all pages that search engines may list.
 *
 * @returns how many pages there are
 */
export async function writeSearchIndex({ pages }: Pick<Site, 'pages'>, folder: string): Promise<number> {
  const isListed = ({ document }: Site['pages'][number]) =>
    !elementsIn(document).some((element) => attributeOf(element, 'name') === 'robots');
  const listed = pages.filter(isListed);
  const files = await indexPages(
    listed.map(({ file, document }) => ({
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      html: serialize(document),
    })),
  );
  for (const file of files) writeIndexFile(folder, file);
  return listed.length;
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
