import { brotliCompressSync, constants } from 'node:zlib';
import { initialWindows } from './initial-windows.ts';

/** Bytes of our server's headers of a page, and of what each style sheet adds to the policy among them. */
const headers = { page: 895, sheet: 54 };

const use = /(<use href=")\/art\/([\w-]+)\.svg#([\w-]+)"/g;

/**
 * Puts the icons and flags that a page shows into the page itself, where it takes no more flights with them: they are
 * there with the text, and no request for them stands before it. Where there is no room for them, a page is left as it is
 * and fetches its sprites.
 *
 * @param spriteOf the SVG of a sprite, by its name
 * @param file names the page in errors
 * @throws Error when a sprite lacks a symbol
 */
export function inlineIcons(html: string, spriteOf: (name: string) => string, file: string): string {
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
  const sheets = html.match(/<style\b/g)?.length ?? 0;
  const rooms = initialWindows.map((bytes) => bytes - headers.page - sheets * headers.sheet);
  const room = rooms.find((bytes) => fits(html, bytes)) ?? 0;
  return fits(whole, room) ? whole : html;
}

/** The compression that is served takes fifty times as long as a lesser one, which comes within an eighth of it. */
function fits(text: string, room: number): boolean {
  const lesser = brotliSize(text, 6);
  return lesser <= room || (lesser <= room * 1.125 && brotliSize(text, 11) <= room);
}

function brotliSize(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
