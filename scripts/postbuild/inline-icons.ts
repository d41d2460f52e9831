import fs from 'node:fs';
import path from 'node:path';
import { parseFragment, serializeOuter } from 'parse5';
import type { ExportedPage } from './exported-page.ts';
import { appendHtml, attributeOf, elementsIn, getElement, isInPopover, setAttribute } from './html-tree.ts';

/** The symbols of the sprite with a name, such as `icons`: each as HTML, by the name that it has in the sprite. */
export type SpriteReader = (sprite: string) => ReadonlyMap<string, string>;

const symbolAddress = /^\/art\/([\w-]+)\.svg#([\w-]+)$/;

/** Reads sprites from the folder of the export, each once. */
export function spriteReader(out: string): SpriteReader {
  const sprites = new Map<string, ReadonlyMap<string, string>>();
  return (sprite) => {
    const symbols =
      sprites.get(sprite) ??
      symbolsIn(fs.readFileSync(path.join(out, 'art', `${sprite}.svg`), 'utf8'), (id) =>
        idInPage(sprite, id),
      );
    sprites.set(sprite, symbols);
    return symbols;
  };
}

/** The sprite of icons in the colour of the text. */
const icons = 'icons';

/** A page has ids of its own, such as "menu". */
const idInPage = (sprite: string, name: string) => `${sprite}-${name}`;
/** How the icons' lines end and join; in a page, the class of each icon says it. */
const stroke = (colour: string) => ` stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"`;
const idInPopover = (name: string) => `popover-${name}`;

function symbolsIn(svg: string, rename: (id: string) => string): Map<string, string> {
  const symbols = elementsIn(parseFragment(svg)).filter(({ tagName }) => tagName === 'symbol');
  return new Map(
    symbols.map((symbol) => {
      const name = attributeOf(symbol, 'id') ?? '';
      setAttribute(symbol, 'id', rename(name));
      return [name, serializeOuter(symbol).replace(stroke('currentColor'), '')];
    }),
  );
}

/**
 * Puts the icons and flags that a page shows into the page itself, so that they appear with its text and need no request.
 * Icons that only popovers show come with the style of these, see `popoverIcons`.
 *
 * @returns the ids of icons that only popovers show
 * @throws Error when a sprite lacks a symbol
 */
export function inlineIcons(
  { document, file }: Pick<ExportedPage, 'document' | 'file'>,
  readSprite: SpriteReader,
): string[] {
  const uses = elementsIn(document).flatMap((element) => {
    const [, sprite, name = ''] = attributeOf(element, 'href')?.match(symbolAddress) ?? [];
    if (sprite === undefined) return [];
    const symbol = readSprite(sprite).get(name);
    if (symbol === undefined) throw new Error(`${file}: the sprite "${sprite}" has no symbol "${name}"`);
    return [{ element, sprite, name, symbol, isSeen: sprite !== icons || !isInPopover(element) }];
  });
  const seen = new Set(uses.filter(({ isSeen }) => isSeen).map(({ symbol }) => symbol));
  for (const { element, sprite, name, symbol } of uses)
    setAttribute(element, 'href', `#${seen.has(symbol) ? idInPage(sprite, name) : idInPopover(name)}`);
  if (seen.size > 0) appendHtml(getElement(document, 'body'), `<svg hidden="">${[...seen].join('')}</svg>`);
  return uses.filter(({ symbol }) => !seen.has(symbol)).map(({ name }) => name);
}

/** The style of icons that no page holds: a mask in place of a symbol. */
export function popoverIcons(ids: Iterable<string>, readSprite: SpriteReader): string {
  const masks = [...new Set(ids)].toSorted().map((id) => {
    const symbol = readSprite(icons).get(id) ?? '';
    const drawing = symbol
      .replace(
        /^<symbol id="[^"]*"/,
        '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-width="1.6"',
      )
      .replace('"currentColor"', '"red"')
      .replace(/<\/symbol>$/, '</svg>')
      .replaceAll(/><\/path>/g, '/>')
      .replaceAll('"', "'")
      .replaceAll(/[#<>]/g, encodeURIComponent);
    return `svg:has(>[href="#${idInPopover(id)}"]){mask:url("data:image/svg+xml,${drawing}")}`;
  });
  return `svg:has(>[href^="#${idInPopover('')}"]){background:currentColor;forced-color-adjust:none}${masks.join('')}`;
}
