/** What an exported page is made of, as far as its scripts are concerned. */
export type ExportedPage = {
  /** The page without the scripts that Next put there. The boot script's tag is still in it. */
  html: string;
  /** Inline code, in its order: the bootstrap's queue and the flight data. */
  data: readonly string[];
  /** Addresses of the chunks, in their order. */
  chunks: readonly string[];
};
