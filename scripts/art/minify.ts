import { optimize, type PluginConfig } from 'svgo';

/** What reads the attributes `data-…` are tests of the drawings. */
const picture: PluginConfig[] = [
  'preset-default',
  { name: 'removeAttrs', params: { attrs: ['data-label', 'data-mark', 'data-dot'] } },
];

/** Symbols are used from elsewhere: only their insides may change. */
const sprite: PluginConfig[] = [
  { name: 'convertShapeToPath', params: { convertArcs: true } },
  { name: 'mergePaths', params: { force: true } },
  'convertPathData',
];

/** The picture without anything its reader cannot see: short paths, no notes for tests. */
export function minify(svg: string): string {
  return optimize(svg, { floatPrecision: 1, plugins: svg.includes('<symbol') ? sprite : picture }).data;
}
