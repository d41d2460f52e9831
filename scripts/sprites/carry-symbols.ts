import { brotliCompressSync, constants } from 'node:zlib';

/** What a server sends before it hears back, ten packets of 1,460 bytes, without the response's headers. */
const firstFlight = 14_600 - 1_100;

const use = /(<use href=")\/art\/([\w-]+)\.svg#([\w-]+)"/g;

/**
 * Puts the icons and flags that a page shows into the page itself, where they still fit into the first flight: they are
 * there with the text, and no request for them stands before it. A longer page is left as it is, and fetches its sprites.
 *
 * @param spriteOf the SVG of a sprite, by its name
 * @param file names the page in errors
 * @throws Error when a sprite lacks a symbol
 */
export function carrySymbols(html: string, spriteOf: (name: string) => string, file: string): string {
  const symbols = new Map<string, string>();
  const placed = html.replaceAll(use, (_, start: string, sprite: string, name: string) => {
    // A page has ids of its own, such as "menu".
    const id = `${sprite}-${name}`;
    const symbol = new RegExp(`<symbol id="${name}".*?</symbol>`, 's').exec(spriteOf(sprite))?.[0];
    if (!symbol) throw new Error(`${file}: the sprite "${sprite}" has no symbol "${name}"`);
    symbols.set(id, symbol.replace(` id="${name}"`, ` id="${id}"`));
    return `${start}#${id}"`;
  });
  if (symbols.size === 0) return html;
  const whole = placed.replace('</body>', `<svg hidden="">${[...symbols.values()].join('')}</svg></body>`);
  return fits(whole) ? whole : html;
}

/** The compression that is served takes fifty times as long as a lesser one, which comes within an eighth of it. */
function fits(text: string): boolean {
  const lesser = brotliSize(text, 6);
  return lesser <= firstFlight || (lesser <= firstFlight * 1.125 && brotliSize(text, 11) <= firstFlight);
}

function brotliSize(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
