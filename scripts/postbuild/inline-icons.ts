import fs from 'node:fs';
import path from 'node:path';
import { parseFragment, serializeOuter } from 'parse5';
import type { ExportedPage } from './exported-page.ts';
import { appendHtml, attributeOf, elementsIn, getElement, isInPopover, setAttribute } from './html-tree.ts';

/** Returns the symbols of a sprite such as `icons`, as HTML by their ids in the sprite. */
type SpriteReader = (sprite: string) => ReadonlyMap<string, string>;

const symbolAddress = /^\/art\/([\w-]+)\.svg#([\w-]+)$/;

/** Reads each sprite of the export once. */
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

/** The sprite of icons that have the text colour. */
const icons = 'icons';

/** Avoids clashes with ids of the page, such as "menu". */
const idInPage = (sprite: string, name: string) => `${sprite}-${name}`;
/** In pages, the icons' class sets these. */
const stroke = ' stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
const idInPopover = (name: string) => `popover-${name}`;

function symbolsIn(svg: string, rename: (id: string) => string): Map<string, string> {
  const symbols = elementsIn(parseFragment(svg)).filter(({ tagName }) => tagName === 'symbol');
  return new Map(
    symbols.map((symbol) => {
      const name = attributeOf(symbol, 'id') ?? '';
      setAttribute(symbol, 'id', rename(name));
      return [name, serializeOuter(symbol).replace(stroke, '')];
    }),
  );
}

/**
 * Inlines the icons and flags of a page, so that they need no request. Icons that occur only in popovers are part of the
 * deferred style sheet instead, see `popoverIcons`.
 *
 * @returns the ids of icons that occur only in popovers
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
    return [{ element, sprite, name, symbol, isVisible: sprite !== icons || !isInPopover(element) }];
  });
  const inlined = new Set(uses.filter(({ isVisible }) => isVisible).map(({ symbol }) => symbol));
  for (const { element, sprite, name, symbol } of uses)
    setAttribute(element, 'href', `#${inlined.has(symbol) ? idInPage(sprite, name) : idInPopover(name)}`);
  if (inlined.size > 0)
    appendHtml(getElement(document, 'body'), `<svg hidden="">${[...inlined].join('')}</svg>`);
  return uses.filter(({ symbol }) => !inlined.has(symbol)).map(({ name }) => name);
}

/** The CSS of icons that no page inlines: masks instead of symbols. */
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
