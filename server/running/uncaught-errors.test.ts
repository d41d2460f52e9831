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
  ['an uncaught exception', "throw new Error('a stray error')", 'uncaughtException'],
  ['an unhandled rejection', "void Promise.reject(new Error('a stray error'))", 'unhandledRejection'],
])('logs and counts %s, and keeps serving', async (_, code, kind) => {
  const main = await startWithHandler(code);
  const counted = `process_uncaught_errors_total{kind="${kind}"} 1`;
  main.process.kill('SIGWINCH');
  await main.waitForOutput('a stray error');
  while (!(await (await fetch(`${main.url}/metrics`)).text()).includes(counted));
  expect((await fetch(main.url)).status).toBe(200);
  main.process.kill('SIGTERM');
  expect(await once(main.process, 'exit')).toEqual([0, null]);
});

test('too many errors end the process with an exit code that makes a supervisor restart it', async () => {
  const main = await startWithHandler("throw new Error('a stray error')");
  const ended = once(main.process, 'close');
  for (const count of [1, 2, 3, 4, 5]) {
    main.process.kill('SIGWINCH');
    while (main.output().split('nobody caught').length <= count && main.process.exitCode === null)
      await new Promise(setImmediate);
  }
  expect(await ended).toEqual([1, null]);
  expect(main.output()).toContain('too many errors');
});
