import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Runs prebuild and postbuild as parts of `next build`, and prebuild before `next dev`. Next may run under any Node version
 * that it supports; these steps run under the project's own, which runs TypeScript.
 *
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'Tamarack IT',
  async modifyConfig(config, { phase }) {
    // Other commands and Next's child processes also load the configuration.
    const isBuild = phase === 'phase-production-build' && process.argv.includes('build');
    const isDevelopment = phase === 'phase-development-server';
    // A cache left by an earlier build can make this one fail.
    if (isBuild) fs.rmSync(path.join(root, '.next/cache'), { recursive: true, force: true });
    if ((isBuild || isDevelopment) && !process.env.SITE_PREPARED) {
      await run('scripts/prebuild.ts', isBuild ? 'build' : 'dev');
      process.env.SITE_PREPARED = 'yes';
    }
    return config;
  },
  onBuildComplete: () => run('scripts/postbuild.ts'),
};

/** Runs a step. When it fails, it has printed the reason, and the build ends. */
async function run(...args) {
  const node = path.join(root, 'node_modules/.bin/node');
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('exit', stop);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  process.off('exit', stop);
  if (code !== 0) process.exit(1);
}
