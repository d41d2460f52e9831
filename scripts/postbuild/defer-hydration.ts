import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildHydrationScript, quote } from './build-hydration-script.ts';
import type { ExportedPage } from './exported-page.ts';
import { findReactModule } from './find-react-module.ts';
import { appendHtml, getElement, remove, setAttribute } from './html-tree.ts';
import type { Site } from './site.ts';

/**
 * Defers hydration: the boot script (`boot/`) loads a page's scripts on the first interaction. Pages without islands get no
 * scripts. Chunks that no page loads are deleted.
 *
 * Next has no setting for this. Its flight data more than doubles the HTML, and its scripts compete with fonts and the first
 * picture for bandwidth, although most visits use no island.
 *
 * @param styleSheets the style sheet that each page loads with its scripts
 * @param later the style sheet that is not needed before an interaction. It is part of the boot script, since a request for it
 *   would compete with the fonts and the first picture. Pages without script link it
 * @param classNames short names of classes in the pages
 * @returns how many pages have scripts
 */
export function deferHydration(
  { out, pages, chunks }: Site,
  styleSheets: ReadonlyMap<ExportedPage, string>,
  later: string,
  classNames: ReadonlyMap<string, string>,
): number {
  const react = findReactModule(chunks);
  const boot = hashBoot(out, 'boot.js', later);
  const bootNotFound = hashBoot(out, 'boot-not-found.js', later);
  const link = `<link rel="stylesheet" href="${writeHashed(out, 'later.css', later)}">`;

  const interactive = pages.filter((page) => page.chunks.length > 0);
  for (const page of pages) {
    const isInteractive = interactive.includes(page);
    if (!isInteractive) remove(page.bootScript);
    appendHtml(getElement(page.document, 'body'), isInteractive ? `<noscript>${link}</noscript>` : link);
  }
  for (const page of interactive) {
    const script = writeHashed(out, 'page.js', buildHydrationScript(page, react, classNames));
    setAttribute(page.bootScript, 'src', page.file === '404.html' ? bootNotFound : boot);
    const sheet = writeHashed(out, 'style.js', `adoptStyleSheet(${quote(styleSheets.get(page) ?? '')})`);
    setAttribute(page.bootScript, 'data-deferred', [sheet, script, ...page.chunks].join(' '));
  }
  const loaded = chunks.reach(interactive.flatMap((page) => page.chunks));
  for (const address of chunks.all) if (!loaded.has(address)) fs.rmSync(path.join(out, address));
  return interactive.length;
}

/** @throws Error when the script does not contain the placeholder of the style sheet exactly once */
function hashBoot(out: string, name: string, later: string): string {
  const [before, after] = fs.readFileSync(path.join(out, name), 'utf8').split('"later.css"');
  if (before === undefined || after === undefined) throw new Error(`${name} has no place for later.css`);
  fs.rmSync(path.join(out, name));
  return writeHashed(out, 'boot.js', before + quote(later) + after);
}

/**
 * Writes a file with a content hash in its name, so that browsers may cache it forever.
 *
 * @param name such as `boot.js`, which is written as `boot-a0d8cd50bc27.js`
 * @returns its address
 */
function writeHashed(out: string, name: string, content: string): string {
  const folder = '/_next/static/hydration';
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const address = `${folder}/${name.replace('.', `-${hash}.`)}`;
  fs.mkdirSync(path.join(out, folder), { recursive: true });
  fs.writeFileSync(path.join(out, address), content);
  return address;
}
