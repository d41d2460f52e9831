declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Tags of layout features to keep; by default all. */
    readonly keepFeatures?: readonly string[];
    /** The range of each axis to keep. */
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  };

  /** Subsets a font to the characters of a text. Axes that are not listed stay unchanged. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
