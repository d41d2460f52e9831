import { attributeOf, createElement, elementsIn, insertBefore, textOf } from './html-tree.ts';
import type { ExportedPage } from './next-output/read-page.ts';

const fontAddress = /@font-face\{[^}]*url\("?([^)"]+\.woff2)"?\)/g;

/**
 * Preloads the fonts of the style sheet where Next does not, as in `404.html`. They come before pictures, since text matters
 * most and over HTTP/1.1 the first requests reuse open connections.
 */
export function preloadFonts({ document, style }: Pick<ExportedPage, 'document' | 'style'>): void {
  const preloads = elementsIn(document).filter((element) => attributeOf(element, 'rel') === 'preload');
  if (preloads.some((preload) => attributeOf(preload, 'as') === 'font')) return;
  const [first = style] = preloads;
  for (const [, href = ''] of textOf(style).matchAll(fontAddress)) {
    const attributes = { rel: 'preload', href, as: 'font', crossorigin: '', type: 'font/woff2' };
    insertBefore(createElement('link', attributes), first);
  }
}
