import * as fontkit from 'fontkit';
import { round } from '../line/round.ts';

/** Uncompressed OpenType variable fonts. */
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
  /** Percentage of the normal width; the display family has a single width. */
  readonly width?: number;
  /** Extra space between letters, in ems. */
  readonly tracking?: number;
};

/** Sets text as outlines, because an SVG in an `<img>` cannot load the page's fonts. */
export type Lettering = {
  /** The outline of one line of text, relative to its origin on the baseline, and its width. */
  outline(text: string, face: Face): { path: string; width: number };
  /** The width only, about a hundred times faster. */
  width(text: string, face: Face): number;
};

export function lettering(files: FontFiles): Lettering {
  const families = { text: open(files.text), display: open(files.display) };
  const cuts = new Map<string, Cut>();
  const cutOf = ({ family = 'text', weight = 500, width = 85 }: Face): Cut => {
    const key = `${family} ${weight} ${width}`;
    const axes = family === 'text' ? { wght: weight, wdth: width } : { wght: weight };
    const cut = cuts.get(key) ?? { font: families[family].getVariation(axes), lines: new Map() };
    cuts.set(key, cut);
    return cut;
  };
  return {
    outline(text, face) {
      const cut = cutOf(face);
      return { path: pathOf(cut, text, face), width: widthOf(cut, text, face) };
    },
    width: (text, face) => widthOf(cutOf(face), text, face),
  };
}

/** A font instance with a cache of measured lines, because wrapping measures the same ones repeatedly. */
type Cut = { readonly font: fontkit.Font; readonly lines: Map<string, fontkit.GlyphRun> };

function set({ font, lines }: Cut, text: string): fontkit.GlyphRun {
  const line = lines.get(text) ?? font.layout(text);
  lines.set(text, line);
  return line;
}

function open(bytes: Uint8Array): fontkit.Font {
  return fontkit.create(Buffer.from(bytes));
}

function widthOf(cut: Cut, text: string, { size, tracking = 0.01 }: Face): number {
  const { advanceWidth, glyphs } = set(cut, text);
  return (advanceWidth / cut.font.unitsPerEm + tracking * (glyphs.length - 1)) * size;
}

function pathOf(cut: Cut, text: string, { size, tracking = 0.01 }: Face): string {
  const { unitsPerEm } = cut.font;
  const scale = size / unitsPerEm;
  const { glyphs, positions } = set(cut, text);
  let pen = 0;
  let path = '';
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    const left = pen + (position?.xOffset ?? 0);
    for (const { command, args } of glyph.path.commands) {
      path += letters[command];
      path += args.map((value, i) => round((i % 2 ? -value : left + value) * scale)).join(' ');
    }
    pen += (position?.xAdvance ?? 0) + tracking * unitsPerEm;
  });
  return path;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
