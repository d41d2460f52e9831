/** The subset of fontkit that the drawings and their tests use. */
declare module 'fontkit' {
  type Command = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  };

  export type GlyphRun = {
    /** In font units, like all values below. */
    advanceWidth: number;
    glyphs: { path: { commands: Command[] } }[];
    positions: { xAdvance: number; xOffset: number }[];
  };

  export type Font = {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
    getVariation(axes: Readonly<Record<string, number | undefined>>): Font;
    hasGlyphForCodePoint(codePoint: number): boolean;
  };

  /** Opens a single-font file. */
  export function create(file: Buffer): Font;
  export function openSync(path: string): Font;
}
