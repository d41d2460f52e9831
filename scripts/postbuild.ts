import path from 'node:path';
import { addPolicies } from './postbuild/add-policies.ts';
import { compressExport } from './postbuild/compress-export.ts';
import { deferHydration } from './postbuild/defer-hydration.ts';
import { writeHostingFiles } from './postbuild/hosting/write-hosting-files.ts';
import { inlineIcons, spriteReader } from './postbuild/inline-icons.ts';
import { preloadFonts } from './postbuild/preload-fonts.ts';
import { pruneExport } from './postbuild/prune-export.ts';
import { purgeStyleSheets } from './postbuild/purge-style-sheets.ts';
import { writeSearchIndex } from './postbuild/search/write-search-index.ts';
import { readSite, writePages } from './postbuild/site.ts';

const root = path.resolve(import.meta.dirname, '..');
const out = path.resolve(root, process.argv[2] ?? 'out');
const started = performance.now();
const say = (what: string) =>
  process.stdout.write(`${what} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);

/** Everything after Next's own export: each page is parsed once, edited step by step, and written once. */
pruneExport(out, path.join(root, 'public'));
const site = readSite(out);
const readSprite = spriteReader(out);
say('read');
for (const page of site.pages) inlineIcons(page, readSprite);
say('icons');
const styleSheet = purgeStyleSheets(site);
say('css');
const interactive = deferHydration(site, styleSheet);
for (const page of site.pages) preloadFonts(page);
const facts = addPolicies(site.pages, Boolean(process.env.NEXT_PUBLIC_GA_ID));
writePages(site);
writeHostingFiles(out, facts);
say(`Pages: ${site.pages.length}, ${interactive} of them with scripts`);

// Pagefind works on one core: the others compress meanwhile.
const isSearch = (file: string) => file.startsWith(`pagefind${path.sep}`);
const [listed, compressed] = await Promise.all([
  writeSearchIndex(site),
  compressExport(out, (file) => !isSearch(file)),
]);
const more = await compressExport(path.join(out, 'pagefind'));
say(`Search: ${listed} pages. Compressed: ${compressed + more} files`);
