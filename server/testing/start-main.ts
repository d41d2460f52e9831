import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

type RunningMain = {
  url: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
};

/**
 * Starts `server/main.ts` in a process of its own, on a free port unless the environment names one.
 *
 * @throws Error with what it printed, when it ends before it has printed its address.
 */
export async function startMain(environment: Readonly<Record<string, string>>): Promise<RunningMain> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const found = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        if (line.startsWith('http://')) resolve(line);
      });
    }
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(output);
  });
  const url = await Promise.race([found, ended]);
  ended.catch(() => {});
  return { url, process: child, output: () => output };
}
