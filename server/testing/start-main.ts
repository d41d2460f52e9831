import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';

type RunningMain = {
  url: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /**
   * Waits until it has printed this: what it logs comes by a pipe, and may come after what it answers.
   *
   * @throws Error with all it printed, when it ends without this
   */
  printed(text: string): Promise<void>;
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
  const lines = new EventEmitter();
  const found = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        lines.emit('line');
        if (line.startsWith('http://')) resolve(line);
      });
    }
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(output);
  });
  const url = await Promise.race([found, ended]);
  ended.catch(() => {});
  const printed = async (text: string) => {
    while (!output.includes(text)) await Promise.race([once(lines, 'line'), ended]);
  };
  return { url, process: child, output: () => output, printed };
}
