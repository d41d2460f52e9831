import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeExport } from '../testing/make-export.ts';
import { startMain } from '../testing/start-main.ts';

jest.setTimeout(60_000);

/** A server in which an error that nobody catches happens at each SIGUSR2. */
async function startFragile(happening: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fragile-'));
  const file = path.join(folder, 'fragile.mjs');
  await writeFile(file, `process.on('SIGUSR2', () => { ${happening} });`);
  return startMain({
    NODE_OPTIONS: `--import=${pathToFileURL(file)}`,
    OUT: await makeExport(),
    DATABASE_URL: `sqlite:${path.join(folder, 'messages.db')}`,
  });
}

test.each([
  ['an exception', "throw new Error('a stray error')", 'uncaughtException'],
  ['a rejected promise', "void Promise.reject(new Error('a stray error'))", 'unhandledRejection'],
])('%s that nobody caught is logged and counted, and the site goes on', async (_, happening, kind) => {
  const main = await startFragile(happening);
  const counted = `process_uncaught_errors_total{kind="${kind}"} 1`;
  main.process.kill('SIGUSR2');
  await main.printed('a stray error');
  while (!(await (await fetch(`${main.url}/metrics`)).text()).includes(counted));
  expect((await fetch(main.url)).status).toBe(200);
  main.process.kill('SIGTERM');
  expect(await once(main.process, 'exit')).toEqual([0, null]);
});

test('when errors pile up, the process ends with a code that has it started anew', async () => {
  const main = await startFragile("throw new Error('a stray error')");
  const ended = once(main.process, 'close');
  for (const count of [1, 2, 3, 4, 5]) {
    main.process.kill('SIGUSR2');
    while (main.output().split('nobody caught').length <= count && main.process.exitCode === null)
      await new Promise(setImmediate);
  }
  expect(await ended).toEqual([1, null]);
  expect(main.output()).toContain('too many errors');
});
