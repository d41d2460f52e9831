import { parse, serialize } from 'parse5';
import { getElement } from './html-tree.ts';
import { preloadFonts } from './preload-fonts.ts';

const style = '<style>@font-face{src:url(/m/text.woff2)}@font-face{src:url("/m/big.woff2")}</style>';
const fonts = ['text', 'big']
  .map((name) => `<link rel="preload" href="/m/${name}.woff2" as="font" crossorigin="" type="font/woff2">`)
  .join('');
const picture = '<link rel="preload" href="/art/map.svg" as="image">';

function preload(head: string): string {
  const document = parse(`<html><head>${head}</head><body></body></html>`);
  preloadFonts({ document, style: getElement(document, 'style') });
  return serialize(document);
}

test.each([
  ['preloads the fonts of the style sheet', style, `${fonts}${style}`],
  ['preloads fonts before pictures', `${picture}${style}`, `${fonts}${picture}${style}`],
  [
    'does not change a page that preloads its fonts',
    `${fonts}${picture}${style}`,
    `${fonts}${picture}${style}`,
  ],
])('%s', (_, head, expected) => {
  expect(preload(head)).toBe(`<html><head>${expected}</head><body></body></html>`);
});
