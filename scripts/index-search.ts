import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../lib/i18n/languages.ts';
import { pages } from '../lib/pages/pages.ts';
import { indexPages } from './search/index-pages.ts';
import { writeIndexFile } from './search/write-index-file.ts';

const out = path.resolve(import.meta.dirname, '..', process.argv[2] ?? 'out');
const folder = path.join(out, 'pagefind');

/** Part of `npm run build`: the index of every page that stands in the sitemap, for search in the browser. */
const start = performance.now();
const indexed = languages
  .flatMap((language) => pages(language))
  .filter(({ listed }) => listed)
  .map((page) => ({ path: page.path, html: fs.readFileSync(fileOf(page.path), 'utf8') }));
const files = await indexPages(indexed);
fs.rmSync(folder, { recursive: true, force: true });
const sizes = files.map((file) => writeIndexFile(path.join(folder, file.path), file.content));
const kilobytes = (sum: number) => `${Math.round(sum / 1000)} kB`;
console.log(
  `Indexed ${indexed.length} pages in ${((performance.now() - start) / 1000).toFixed(1)} s: ${files.length} files, ` +
    `${kilobytes(sizes.reduce((sum, { size }) => sum + size, 0))}, ` +
    `with Brotli ${kilobytes(sizes.reduce((sum, { fetched }) => sum + fetched, 0))}`,
);

function fileOf(address: string): string {
  return path.join(out, address === '/' ? 'index.html' : `${address}.html`);
}
