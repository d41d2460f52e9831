import { optimize } from 'svgo';

/**
 * The picture without anything its reader cannot see: short paths, no notes for tests. A file of symbols stays as it
 * is, since a symbol is used from elsewhere.
 */
export function minify(svg: string): string {
  if (svg.includes('<symbol')) return svg;
  return optimize(svg, {
    floatPrecision: 1,
    plugins: [
      'preset-default',
      { name: 'removeAttrs', params: { attrs: ['data-label', 'data-mark', 'data-dot'] } },
    ],
  }).data;
}
