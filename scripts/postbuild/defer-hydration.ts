import { hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  adoptStyleSheet,
  bootFile,
  bootFileOfNotFound,
  deferredAttribute,
  laterCss,
} from '../../lib/hydration/contract.ts';
import { buildHydrationScript } from './next-output/build-hydration-script.ts';
import { findReactModule } from './next-output/find-react-module.ts';
import { quote } from './quote.ts';
import type { Site } from './site.ts';

type StyleSheets = {
  /** Not needed before an interaction: part of the boot script, since a request for it would compete with the fonts and the first picture. */
  later: string;
  /** Needed by the elements that islands add: loaded with the page's scripts. */
  deferred: string;
};

/**
 * Defers hydration: the boot script (`boot/`) loads a page's scripts on the first interaction. Pages without islands get no
 * scripts; all pages without script link the later style sheet.
 *
 * Next has no setting for this. Its flight data more than doubles the HTML, and its scripts compete with fonts and the first
 * picture for bandwidth, although most visits use no island.
 *
 * @returns how many pages have scripts
 */
export function deferHydration({ out, pages }: Site, { later, deferred }: StyleSheets): number {
  const react = findReactModule(out);
  const boot = writeBoot(out, bootFile, later);
  const bootNotFound = writeBoot(out, bootFileOfNotFound, later);
  const link = `<link rel="stylesheet" href="${writeHashed(out, laterCss, later)}">`;
  const styleSheet = writeHashed(out, 'style.js', `${adoptStyleSheet}(${quote(deferred)})`);

  const interactive = pages.filter((page) => page.chunks.length > 0);
  for (const page of pages) {
    const isInteractive = interactive.includes(page);
    if (!isInteractive) page.bootScript.remove();
    page.$('body').append(isInteractive ? `<noscript>${link}</noscript>` : link);
  }
  for (const page of interactive) {
    const script = writeHashed(out, 'page.js', buildHydrationScript(page, react));
    page.bootScript.attr({
      src: page.file === '404.html' ? bootNotFound : boot,
      [deferredAttribute]: [styleSheet, script, ...page.chunks].join(' '),
    });
  }
  return interactive.length;
}

/** @throws Error when the script does not contain the placeholder of the style sheet exactly once */
function writeBoot(out: string, name: string, later: string): string {
  const [before, after, ...more] = fs.readFileSync(path.join(out, name), 'utf8').split(`"${laterCss}"`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${name} has no single place for ${laterCss}`);
  fs.rmSync(path.join(out, name));
  return writeHashed(out, bootFile, before + quote(later) + after);
}

/**
 * Writes a file with a content hash in its name, so that browsers may cache it forever.
 *
 * @param name such as `boot.js`, which is written as `boot-a0d8cd50bc27.js`
 * @returns its URL
 */
function writeHashed(out: string, name: string, content: string): string {
  const folder = '/_next/static/hydration';
  const version = hash('sha256', content).slice(0, 12);
  const url = `${folder}/${name.replace('.', `-${version}.`)}`;
  fs.mkdirSync(path.join(out, folder), { recursive: true });
  fs.writeFileSync(path.join(out, url), content);
  return url;
}
