import fs from 'node:fs';
import path from 'node:path';
import { buildHydrationScript } from './build-hydration-script.ts';
import { readChunks } from './chunk-files.ts';
import { bootTag, extractScripts } from './extract-scripts.ts';
import { findReactModule } from './find-react-module.ts';
import { needsBootScript } from './needs-boot-script.ts';
import { preloadFonts } from './preload-fonts.ts';
import { purgeSheets } from './purge-sheets.ts';
import { styleOf } from './style-of.ts';
import { writeHashed } from './write-hashed.ts';

/**
 * Makes an export start its scripts late: every script leaves the HTML, and the boot script (`boot/`) fetches them when
 * somebody uses the page. Pages without islands lose them for good. Each page's style sheet loses what no page like it
 * shows; what scripts may add to a page has its style in a sheet that comes with them.
 *
 * Why after the export: Next has no setting for it. Its flight data more than doubles the HTML, and its scripts compete
 * with the fonts and the first picture for the connection, although most visits touch no island.
 *
 * @param out the folder of the export, as `next build` wrote it, with the boot script at `boot.js`
 * @returns how many pages there are, and how many of them have scripts
 * @throws Error when the export is not of the shape that is known here
 */
export async function deferHydration(out: string): Promise<{ pages: number; withScripts: number }> {
  const files = fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const chunks = readChunks(out);
  const react = findReactModule(chunks);
  const pages = files.map((file) => {
    const html = fs.readFileSync(path.join(out, file), 'utf8');
    const taken = extractScripts(html, file);
    const css = styleOf(html, file);
    const hasIslands = / data-island=""/.test(taken.html);
    return {
      ...taken,
      file,
      css,
      hasIslands,
      chunks: hasIslands ? taken.chunks : [],
      script: buildHydrationScript(taken, css, react, file),
    };
  });
  const sheets = await purgeSheets(pages, chunks);
  const deferredSheet = writeHashed(out, 'style.css', sheets.deferred);

  const boot = writeHashed(out, 'boot.js', fs.readFileSync(path.join(out, 'boot.js'), 'utf8'));
  fs.rmSync(path.join(out, 'boot.js'));
  for (const { file, html, css, hasIslands, script, chunks: own } of pages) {
    const parts = hasIslands ? [deferredSheet, writeHashed(out, 'page.js', script), ...own] : [];
    const list = hasIslands ? ` data-deferred="${parts.join(' ')}"` : '';
    const tag = hasIslands || needsBootScript(html) ? `<script src="${boot}" defer=""${list}></script>` : '';
    const sheet = sheets.inlined.get(file) ?? css;
    const finished = html.replace(bootTag, () => tag).replace(css, () => sheet);
    fs.writeFileSync(path.join(out, file), preloadFonts(finished));
  }
  const fetched = chunks.reach(pages.flatMap((page) => page.chunks));
  for (const address of chunks.all) if (!fetched.has(address)) fs.rmSync(path.join(out, address));
  return { pages: pages.length, withScripts: pages.filter(({ hasIslands }) => hasIslands).length };
}

if (import.meta.main) {
  const { pages, withScripts } = await deferHydration(
    process.argv[2] ?? path.resolve(import.meta.dirname, '../../out'),
  );
  process.stdout.write(`Deferred hydration: ${pages} pages, ${withScripts} of them with scripts\n`);
}
