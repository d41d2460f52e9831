import * as fontkit from 'fontkit';
import { round } from '../line/round.ts';

/** Font files in plain OpenType form, with their variation axes. */
export type FontFiles = {
  /** Radio Canada, weight 300 to 700 and width 75 to 100. */
  readonly text: Uint8Array;
  /** Radio Canada Big, weight 400 to 700. */
  readonly display: Uint8Array;
};

export type Face = {
  readonly size: number;
  readonly family?: 'text' | 'display';
  readonly weight?: number;
  /** Per cent of the normal width; the display family has one width only. */
  readonly width?: number;
  /** Extra space between letters, in ems. */
  readonly tracking?: number;
};

/** Letters as outlines: an SVG that stands in an `<img>` cannot load the page's fonts. */
export type Lettering = {
  /** The outline of one line of text from its origin on the base line, and its width. */
  outline(text: string, face: Face): { path: string; width: number };
};

type Font = fontkit.Font;

export function lettering(files: FontFiles): Lettering {
  const families = { text: open(files.text), display: open(files.display) };
  const instances = new Map<string, Font>();
  const instance = ({ family = 'text', weight = 500, width = 85 }: Face): Font => {
    const key = `${family} ${weight} ${width}`;
    const font =
      instances.get(key) ??
      families[family].getVariation(family === 'text' ? { wght: weight, wdth: width } : { wght: weight });
    instances.set(key, font);
    return font;
  };
  return { outline: (text, face) => outline(instance(face), text, face) };
}

function open(bytes: Uint8Array): Font {
  const font = fontkit.create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error('expected one font in the file, found a collection');
  return font;
}

function outline(font: Font, text: string, { size, tracking = 0.01 }: Face) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  let path = '';
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    const left = pen + (position?.xOffset ?? 0);
    for (const { command, args } of glyph.path.commands) {
      path += letters[command];
      path += args.map((value, i) => round((i % 2 ? -value : left + value) * scale)).join(' ');
    }
    pen += (position?.xAdvance ?? 0) + tracking * font.unitsPerEm;
  });
  return { path, width: (pen - tracking * font.unitsPerEm) * scale };
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
