import { optimize } from 'svgo';

/**
 * The picture without anything a reader of it cannot see: short paths, no notes for tests. Text outlines and gaps
 * between elements are merged, the view box and the size stay.
 */
export function minify(svg: string): string {
  return optimize(svg, {
    floatPrecision: 1,
    plugins: [
      { name: 'preset-default', params: { overrides: { cleanupIds: false } } },
      { name: 'removeAttrs', params: { attrs: ['data-label', 'data-mark', 'data-dot'] } },
    ],
  }).data;
}
