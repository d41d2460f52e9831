declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Layout features by their tags; without it, all. */
    readonly keepFeatures?: readonly string[];
    /** The part of each axis that stays. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  };

  /** Keeps the letters of a text in a font; variation axes that are not named stay as they are. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
