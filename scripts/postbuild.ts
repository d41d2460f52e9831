import path from 'node:path';
import { notFoundRules, redirects, unknownRules } from '../lib/pages/redirects.ts';
import { addPolicies } from './postbuild/add-policies.ts';
import { compressExport } from './postbuild/compress-export.ts';
import { deferHydration } from './postbuild/defer-hydration.ts';
import { writeHostingFiles } from './postbuild/hosting/write-hosting-files.ts';
import { pruneExport } from './postbuild/next-output/prune-export.ts';
import { purgeStyleSheets } from './postbuild/purge-style-sheets.ts';
import { indexPages } from './postbuild/search/index-pages.ts';
import { readSite, writePages } from './postbuild/site.ts';
import { publishRelease } from './releases/publish-release.ts';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'out');
const started = performance.now();

/** Processes Next's export. Each page is parsed once, edited step by step, and written once. */
pruneExport(out, path.join(root, 'public'));
const site = readSite(out);
const interactive = deferHydration(site, purgeStyleSheets(site.pages));
const allowed = addPolicies(site.pages, Boolean(process.env.NEXT_PUBLIC_GA_ID));
writePages(site);

const [compressed, searchable] = await Promise.all([compressExport(out), indexPages(out)]);
const more = await compressExport(path.join(out, 'pagefind'));
// Written last: these files mark the export as finished.
writeHostingFiles(out, allowed, {
  redirects: redirects().map(({ from, to }) => ({ from, to })),
  unknown: unknownRules(),
  notFound: notFoundRules(),
});
const release = await publishRelease(out, path.join(root, '.releases'));
process.stdout.write(
  `Prepared ${site.pages.length} pages, ${interactive} of them with islands, ${searchable} in search; ` +
    `compressed ${compressed + more} files; published release ${release} ` +
    `(${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
);
