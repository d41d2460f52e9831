import path from 'node:path';
import { buildSync } from 'esbuild';
import { readBrowserTargets } from '../bundling/browser-targets.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Bundles the boot scripts: `boot.js`, and `boot-not-found.js` for `404.html`. */
export function bundleBoot(folder: string): void {
  buildSync({
    absWorkingDir: root,
    entryPoints: ['boot/boot.ts', 'boot/boot-not-found.ts'],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: readBrowserTargets().esbuild,
    // Without the project's `strict`, which would add "use strict" to the bundle.
    tsconfigRaw: {},
  });
}
