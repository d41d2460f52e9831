import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeExport } from '../testing/make-export.ts';
import { startMain } from '../testing/start-main.ts';

/** A server that runs this code at each SIGWINCH. */
async function startWithHandler(code: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stray-error-'));
  const file = path.join(folder, 'stray-error.mjs');
  await writeFile(file, `process.on('SIGWINCH', () => { ${code} });`);
  return startMain({
    NODE_OPTIONS: `--import=${pathToFileURL(file)}`,
    OUT: await makeExport(),
    DATABASE_URL: `sqlite:${path.join(folder, 'messages.db')}`,
  });
}

test.each([
  ['an uncaught exception', "throw new Error('a stray error')"],
  ['an unhandled rejection', "void Promise.reject(new Error('a stray error'))"],
])(
  '%s is logged and ends the process with an exit code that makes a supervisor restart it',
  async (_, code) => {
    const main = await startWithHandler(code);
    const ended = once(main.process, 'close');
    main.process.kill('SIGWINCH');
    expect(await ended).toEqual([1, null]);
    expect(main.output()).toMatch(/a stray error.*nobody caught an error/);
  },
);
