import { buildSync } from 'esbuild';

/** Bundles the script of pages in development; see `page/page.tsx`. */
export function bundlePageScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['scripts/editor/page/page.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'text' },
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? '';
}
