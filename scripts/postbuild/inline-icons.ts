import fs from 'node:fs';
import path from 'node:path';
import { parseFragment, serializeOuter } from 'parse5';
import type { ExportedPage } from './exported-page.ts';
import { appendHtml, attributeOf, elementsIn, getElement, setAttribute } from './html-tree.ts';

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

/** A page has ids of its own, such as "menu". */
const idInPage = (sprite: string, name: string) => `${sprite}-${name}`;

function symbolsIn(svg: string, rename: (id: string) => string): Map<string, string> {
  const symbols = elementsIn(parseFragment(svg)).filter(({ tagName }) => tagName === 'symbol');
  return new Map(
    symbols.map((symbol) => {
      const name = attributeOf(symbol, 'id') ?? '';
      setAttribute(symbol, 'id', rename(name));
      return [name, serializeOuter(symbol)];
    }),
  );
}

/**
 * Puts the icons and flags that a page shows into the page itself, so that they appear with its text and need no request.
 *
 * @throws Error when a sprite lacks a symbol
 */
export function inlineIcons(
  { document, file }: Pick<ExportedPage, 'document' | 'file'>,
  readSprite: SpriteReader,
): void {
  const symbols = new Set<string>();
  for (const element of elementsIn(document)) {
    const [, sprite, name = ''] = attributeOf(element, 'href')?.match(symbolAddress) ?? [];
    if (sprite === undefined) continue;
    const symbol = readSprite(sprite).get(name);
    if (symbol === undefined) throw new Error(`${file}: the sprite "${sprite}" has no symbol "${name}"`);
    setAttribute(element, 'href', `#${idInPage(sprite, name)}`);
    symbols.add(symbol);
  }
  if (symbols.size > 0)
    appendHtml(getElement(document, 'body'), `<svg hidden="">${[...symbols].join('')}</svg>`);
}
