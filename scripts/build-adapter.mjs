import { fork, spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Makes `next build` the whole build: prebuild, Next's own, postbuild. Next may run under any Node version that it supports;
 * the steps run under the project's own, which runs TypeScript.
 *
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'Tamarack IT',
  async modifyConfig(config, { phase }) {
    const isDevelopment = phase === 'phase-development-server';
    const isBuild = phase === 'phase-production-build' && process.argv.includes('build');
    // Next's child processes load the configuration again.
    if ((isBuild || isDevelopment) && !process.env.SITE_PREPARED) {
      if (isBuild) {
        run('scripts/prebuild.ts');
        process.env.BUILT_CONTENT = '.cache/built-content.json';
      } else {
        process.env.PUBLISHED_CONTENT = `.cache/content${process.env.EDITOR_TOKEN ? '-marked' : ''}.json`;
        process.env.EDITOR_PORT = await startEditor();
      }
      process.env.SITE_PREPARED = 'yes';
    }
    return isDevelopment ? { ...config, rewrites: editorRewrites } : config;
  },
  onBuildComplete: () => run('scripts/postbuild.ts'),
};

/** Starts what serves development beside Next, and ends with it. Resolves to its port. */
function startEditor() {
  const editor = fork('scripts/editor/start.ts', [process.env.EDITOR_TOKEN ?? ''], {
    execPath: path.resolve(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`),
    execArgv: [],
    // Pictures have no marks.
    env: { ...process.env, PUBLISHED_CONTENT: '.cache/content.json' },
  });
  return new Promise((resolve, reject) => {
    editor.once('message', (port) => {
      // Neither the editor nor the channel to it keeps this process alive: one that only reads the configuration ends.
      editor.channel?.unref();
      resolve(port);
    });
    editor.once('exit', reject);
    editor.unref();
  });
}

/** What Next finds neither in `public` nor among the pages. */
async function editorRewrites() {
  const sources = ['/_editor/:path*', '/art/:path*', '/og/:path*', '/favicon.ico', '/apple-touch-icon.png'];
  return {
    afterFiles: sources.map((source) => ({
      source,
      destination: `http://127.0.0.1:${process.env.EDITOR_PORT}${source}`,
    })),
  };
}

/** Runs a step. When it fails, it has printed the reason, and the build ends. */
function run(step) {
  const { status } = spawnSync('node', [step], {
    stdio: 'inherit',
    // There, `.bin` holds scripts that only a shell can start.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  if (status !== 0) process.exit(1);
}
