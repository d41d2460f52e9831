/** What Lighthouse says of a page. Times are in milliseconds. */
export type Figures = {
  scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  /** Bytes on the wire while it loads. */
  bytes: number;
  requests: number;
  /** How fast the machine was meanwhile. */
  benchmarkIndex: number;
};
