import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Makes `next build` the whole build: prebuild, Next's own, postbuild. Next may run under any Node version that it supports;
 * the steps run under the project's own, which runs TypeScript.
 *
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'Tamarack IT',
  modifyConfig(config, { phase }) {
    const isBuild = phase === 'phase-production-build' && process.argv.includes('build');
    // Next's child processes load the configuration again.
    if ((isBuild || phase === 'phase-development-server') && !process.env.SITE_PREPARED) {
      // A cache left by an earlier build can make this one fail.
      if (isBuild) fs.rmSync('.next/cache', { recursive: true, force: true });
      run('scripts/prebuild.ts', isBuild ? 'build' : 'dev');
      process.env.SITE_PREPARED = 'yes';
    }
    return config;
  },
  onBuildComplete: () => run('scripts/postbuild.ts'),
};

/** Runs a step. When it fails, it has printed the reason, and the build ends. */
function run(...args) {
  const { status } = spawnSync('node_modules/.bin/node', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
