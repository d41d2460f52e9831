import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { deferredAttribute } from '../../lib/hydration/contract.ts';
import { brotliOptions } from './compress-export.ts';
import { pageKinds } from './page-kinds.ts';
import { quote } from './quote.ts';

/** Transfer sizes of a page in bytes, compressed as the export is, except for fonts. */
type PageWeight = {
  /** The page with its style sheet. */
  html: number;
  /** The style sheet alone. */
  css: number;
  fonts: number;
  /** The boot script without its style sheet. */
  boot: number;
  /** The style sheet in the boot script, for interaction and print. */
  laterCss: number;
  /** The framework and the page's islands, loaded on interaction. */
  scripts: number;
  /** The style sheet loaded with them. */
  deferredCss: number;
  /** The flight data, moved out of the HTML. */
  data: number;
};

/** Weighs a page of the finished export, such as `services/cloud-solutions.html`. */
export function weighPage(out: string, file: string): PageWeight {
  const html = fs.readFileSync(path.join(out, file), 'utf8');
  const read = (address: string) => fs.readFileSync(path.join(out, address));
  const weigh = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + sentSize(path.join(out, address)), 0);
  const $ = load(html);
  const bootScript = $('[defer]');
  const boot = bootScript.attr('src');
  const later = /href="([^"]*later-[^"]*)"/.exec(html)?.[1] ?? '';
  const bootCode = boot ? read(boot).toString() : '';
  const ownBoot = brotli(bootCode.replace(quote(read(later).toString()), ''));
  const [styleSheet, data, ...scripts] = bootScript.attr(deferredAttribute)?.split(' ') ?? [];
  const fonts = $('[as="font"]')
    .get()
    .map(({ attribs: { href = '' } }) => read(href).length);
  return {
    html: sentSize(path.join(out, file)),
    css: brotli($('style').first().text()),
    fonts: fonts.reduce((sum, size) => sum + size, 0),
    boot: boot ? ownBoot : 0,
    laterCss: boot ? weigh([boot]) - ownBoot : weigh([later]),
    scripts: weigh(scripts),
    deferredCss: weigh(styleSheet ? [styleSheet] : []),
    data: weigh(data ? [data] : []),
  };
}

/** Small files have no compressed copy. */
function sentSize(file: string): number {
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const brotli = (content: string) => brotliCompressSync(content, brotliOptions).length;

/** `node scripts/postbuild/page-weight.ts [OUT]` prints the table in docs/performance.md: kB of 1,000 bytes for each page kind. */
if (import.meta.main) {
  const [out = 'out'] = process.argv.slice(2);
  const columns = ['html', 'css', 'fonts', 'boot', 'laterCss', 'scripts', 'deferredCss', 'data'] as const;
  console.info(`| page | ${columns.join(' | ')} |\n| --- |${' --: |'.repeat(columns.length)}`);
  for (const [kind, file] of pageKinds) {
    const weight = weighPage(out, file);
    console.info(`| ${kind} | ${columns.map((column) => (weight[column] / 1000).toFixed(1)).join(' | ')} |`);
  }
}
