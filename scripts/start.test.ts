import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeExport } from '../server/testing/make-export.ts';

const writeExport = () => makeExport({ 'index.html': 'the export that OUT names' });

const started: ChildProcess[] = [];

/** Starts the site on a free port with its own database. */
function start(
  environment: Readonly<Record<string, string>>,
  [program, ...args]: [string, ...string[]] = [process.execPath, 'scripts/start.ts'],
) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  const child = spawn(program, args, {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: `sqlite:${path.join(folder, 'messages.db')}`,
      ...environment,
    },
    // In its own process group, which `afterEach` kills even after a failed test.
    detached: true,
  });
  started.push(child);
  return {
    child,
    lines: createInterface({ input: child.stdout }),
    errors: createInterface({ input: child.stderr }),
  };
}

afterEach(() => {
  for (const { pid = 0 } of started.splice(0)) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The process group has ended already.
    }
  }
});

test('serves the export that OUT names', async () => {
  const { child, lines } = start({ OUT: await writeExport() });
  const ended = once(child, 'exit');
  for await (const line of lines) {
    if (!line.startsWith('http://')) continue;
    expect(await (await fetch(line)).text()).toBe('the export that OUT names');
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
});

test('refuses a folder without a finished export', async () => {
  const { errors } = start({ OUT: '/nowhere' });
  const [line] = await once(errors, 'line');
  expect(line).toMatch(/\/nowhere/);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  'the server ends when npm gets %s',
  async (signal) => {
    const { child, lines } = start({ OUT: await writeExport() }, ['npm', 'start']);
    let isServing = false;
    // The stream ends with the last process that could write to it.
    for await (const line of lines) {
      if (!line.startsWith('http://')) continue;
      isServing = true;
      child.kill(signal);
    }
    expect(isServing).toBe(true);
  },
);
