import fs from 'node:fs';
import path from 'node:path';
import { readChunks } from './chunk-files.ts';
import { findReact } from './find-react.ts';
import { hasDuty } from './has-duty.ts';
import { pageScript } from './page-script.ts';
import { preloadFonts } from './preload-fonts.ts';
import { purgeSheets } from './purge-sheets.ts';
import { styleOf } from './style-of.ts';
import { bootTag, takeScripts } from './take-scripts.ts';
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
export async function lateStart(out: string): Promise<{ pages: number; withScripts: number }> {
  const files = fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const chunks = readChunks(out);
  const react = findReact(chunks);
  const pages = files.map((file) => {
    const html = fs.readFileSync(path.join(out, file), 'utf8');
    const taken = takeScripts(html, file);
    const css = styleOf(html, file);
    const isAlive = / data-island=""/.test(taken.html);
    return {
      ...taken,
      file,
      css,
      isAlive,
      chunks: isAlive ? taken.chunks : [],
      script: pageScript(taken, css, react, file),
    };
  });
  const sheets = await purgeSheets(pages, chunks);
  const lateSheet = writeHashed(out, 'style.css', sheets.late);

  const boot = writeHashed(out, 'boot.js', fs.readFileSync(path.join(out, 'boot.js'), 'utf8'));
  fs.rmSync(path.join(out, 'boot.js'));
  for (const { file, html, css, isAlive, script, chunks: own } of pages) {
    const parts = isAlive ? [lateSheet, writeHashed(out, 'page.js', script), ...own] : [];
    const list = isAlive ? ` data-late="${parts.join(' ')}"` : '';
    const tag = isAlive || hasDuty(html) ? `<script src="${boot}" defer=""${list}></script>` : '';
    const sheet = sheets.inlined.get(file) ?? css;
    const finished = html.replace(bootTag, () => tag).replace(css, () => sheet);
    fs.writeFileSync(path.join(out, file), preloadFonts(finished));
  }
  const fetched = chunks.reach(pages.flatMap((page) => page.chunks));
  for (const address of chunks.all) if (!fetched.has(address)) fs.rmSync(path.join(out, address));
  return { pages: pages.length, withScripts: pages.filter(({ isAlive }) => isAlive).length };
}

if (import.meta.main) {
  const { pages, withScripts } = await lateStart(
    process.argv[2] ?? path.resolve(import.meta.dirname, '../../out'),
  );
  process.stdout.write(`Late start: ${pages} pages, ${withScripts} of them with scripts\n`);
}
