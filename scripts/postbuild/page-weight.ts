import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { quote } from './build-hydration-script.ts';
import { attributeOf, elementsIn, getElement, textOf } from './html-tree.ts';

/** What a page weighs as it is sent, in bytes: brotli at its best, fonts as they are. */
export type PageWeight = {
  /** The page with its style sheet. */
  html: number;
  /** The style sheet by itself. */
  css: number;
  fonts: number;
  /** The boot script, which is all until the page is used, without its style sheet. */
  boot: number;
  /** That style sheet: what nobody sees before using or printing the page. */
  laterCss: number;
  /** The framework and the page's islands, once the page is used. */
  scripts: number;
  /** The style sheet that comes with them. */
  deferredCss: number;
  /** The page's data for them, moved out of its HTML. */
  data: number;
};

/** Weighs a page of the finished export, such as `services/cloud-solutions.html`. */
export function weighPage(out: string, file: string): PageWeight {
  const html = fs.readFileSync(path.join(out, file), 'utf8');
  const read = (address: string) => fs.readFileSync(path.join(out, address));
  const weigh = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + weighOnce(path.join(out, address)), 0);
  const elements = elementsIn(parse(html));
  const bootScript = elements.find((element) => attributeOf(element, 'defer') !== undefined);
  const boot = bootScript && attributeOf(bootScript, 'src');
  const later = /href="([^"]*later-[^"]*)"/.exec(html)?.[1] ?? '';
  const bootCode = boot ? read(boot).toString() : '';
  const ownBoot = bootCode.replace(quote(read(later).toString()), '');
  const deferred = bootScript && attributeOf(bootScript, 'data-deferred');
  const [sheet, data, ...scripts] = deferred?.split(' ') ?? [];
  const fonts = elements
    .filter((element) => attributeOf(element, 'as') === 'font')
    .map((element) => read(attributeOf(element, 'href') ?? '').length);
  return {
    html: brotli(html),
    css: brotli(textOf(getElement(parse(html), 'style'))),
    fonts: fonts.reduce((sum, size) => sum + size, 0),
    boot: ownBoot ? brotli(ownBoot) : 0,
    laterCss: bootCode ? brotli(bootCode) - brotli(ownBoot) : weigh([later]),
    scripts: weigh(scripts),
    deferredCss: weigh(sheet ? [sheet] : []),
    data: weigh(data ? [data] : []),
  };
}

/** Pages share most of their scripts, and packing them takes a second. */
const weighed = new Map<string, number>();

function weighOnce(file: string): number {
  const known = weighed.get(file) ?? brotli(fs.readFileSync(file));
  weighed.set(file, known);
  return known;
}

function brotli(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
