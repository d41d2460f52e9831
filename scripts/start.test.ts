import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { makeExport } from '../server/testing/make-export.ts';
import { newDatabase } from '../server/testing/test-databases.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const { pid = 0 } of started.splice(0)) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The process group has ended already.
    }
  }
});

// npm forwards SIGINT and SIGTERM, and dies of the others.
test.each(['SIGINT', 'SIGKILL'] as const)(
  'npm start serves the export that OUT names, and the server ends when npm gets %s',
  async (signal) => {
    const child = spawn('npm', ['start'], {
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        OUT: makeExport({ 'index.html': 'the export that OUT names' }),
        DATABASE_URL: await newDatabase('sqlite'),
      },
      // In its own process group, which `afterEach` kills even after a failed test.
      detached: true,
    });
    started.push(child);
    let served: string | undefined;
    // The stream ends with the last process that could write to it.
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.startsWith('http://')) continue;
      served = await (await fetch(line)).text();
      child.kill(signal);
    }
    expect(served).toBe('the export that OUT names');
  },
);
