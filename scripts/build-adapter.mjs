import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Makes `next build` the whole build, and prepares what `next dev` serves. Next may run under any Node that it supports;
 * the steps run under the project's own, which runs TypeScript.
 *
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'Tamarack IT',
  async modifyConfig(config, { phase }) {
    // Other commands load the configuration, too, and so do Next's own child processes.
    const isBuild = phase === 'phase-production-build' && process.argv.includes('build');
    const isDevelopment = phase === 'phase-development-server';
    // Each build starts clean: a cache left by an earlier one can fail it.
    if (isBuild) fs.rmSync(path.join(root, '.next/cache'), { recursive: true, force: true });
    if ((isBuild || isDevelopment) && !process.env.SITE_PREPARED) {
      await run('scripts/prebuild.ts', isBuild ? 'build' : 'dev');
      process.env.SITE_PREPARED = 'yes';
    }
    return config;
  },
  onBuildComplete: () => run('scripts/postbuild.ts'),
};

/** Runs a step; one that fails has said why, and ends the build. */
async function run(...args) {
  const node = path.join(root, 'node_modules/.bin/node');
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  const end = () => child.kill();
  process.once('exit', end);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  process.off('exit', end);
  if (code !== 0) process.exit(1);
}
