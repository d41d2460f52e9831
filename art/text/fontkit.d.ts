/** What the drawings and their tests use of it. */
declare module 'fontkit' {
  type Command = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  };

  export type GlyphRun = {
    /** In units of the font, like all that follows. */
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

  /** Opens a file with one font in it. */
  export function create(file: Buffer): Font;
  export function openSync(path: string): Font;
}
