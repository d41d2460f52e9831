import { preloadFonts } from './preload-fonts.ts';

const style =
  '<style data-precedence="next">@font-face{src:url(/m/text.woff2)}@font-face{src:url(/m/big.woff2)}</style>';
const fonts = ['text', 'big']
  .map((name) => `<link rel="preload" href="/m/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`)
  .join('');
const picture = '<link rel="preload" href="/art/map.svg" as="image"/>';

test('has the fonts fetched that Next has not named', () => {
  expect(preloadFonts(`<head>${style}</head>`)).toBe(`<head>${fonts}${style}</head>`);
});

test('asks for them before any picture', () => {
  expect(preloadFonts(`<head>${picture}${style}</head>`)).toBe(`<head>${fonts}${picture}${style}</head>`);
});

test('leaves a page alone that names its fonts', () => {
  const page = `<head>${fonts}${picture}${style}</head>`;
  expect(preloadFonts(page)).toBe(page);
});
