import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serialize } from 'parse5';
import type { ExportedPage } from './exported-page.ts';
import { attributeOf, type Element, elementsIn, isInPopover, setAttribute } from './html-tree.ts';

/** In bytes of Brotli: what a page may weigh so that it still comes in one flight with its headers and its policy. */
const room = 13_000;
const smallest = 1000;
/**
 * With so many pictures, the browser's six connections are busy while the page is painted first. Those of popovers do not
 * count: they are asked for when one opens.
 */
const many = 4;

/** A page with many pictures and room in its first flight carries the small ones itself: each is a request less. */
export function inlineSmallPictures({ document }: Pick<ExportedPage, 'document'>, out: string): void {
  const pictures = elementsIn(document).filter(
    (element) => element.tagName === 'img' && isDrawing(element) && !isInPopover(element),
  );
  if (new Set(pictures.map(addressOf)).size < many) return;
  // At most what the page and its pictures weigh apart: to pack the page anew for each of them takes seconds in all.
  let weight = pack(serialize(document));
  for (const picture of pictures.filter((one) => attributeOf(one, 'loading') === 'lazy')) {
    const drawing = fs.readFileSync(path.join(out, addressOf(picture)), 'utf8');
    const size = pack(drawing);
    if (size > smallest || weight + size > room) continue;
    weight += size;
    const data = drawing.replaceAll('"', "'").replaceAll(/[#<>%]/g, encodeURIComponent);
    setAttribute(picture, 'src', `data:image/svg+xml,${data}`);
  }
}

const isDrawing = (picture: Element) => /^\/art\/.*\.svg$/.test(addressOf(picture));
const addressOf = (picture: Element) => attributeOf(picture, 'src') ?? '';
const pack = (text: string) => brotliCompressSync(text).length;
