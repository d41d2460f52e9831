declare module 'subset-font' {
  type Options = { readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' };

  /** Keeps the letters of a text in a font; variation axes stay as they are. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
