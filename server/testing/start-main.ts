import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Runs `server/main.ts` in a child process, on a free port unless the environment sets one.
 *
 * @throws Error with the output when the process ends before it prints its URL
 */
export async function startMain(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      // A start takes a quarter less time with the code that an earlier one compiled.
      NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'compiled'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const lines = new EventEmitter();
  const printedUrl = new Promise<string>((resolve) => {
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
  const url = await Promise.race([printedUrl, ended]);
  ended.catch(() => {});
  /**
   * Waits for a text in the output, which may arrive after the response it belongs to.
   *
   * @throws Error with the whole output when the process ends without it
   */
  const waitForOutput = async (text: string) => {
    while (!output.includes(text)) await Promise.race([once(lines, 'line'), ended]);
  };
  return { url, process: child, /** Everything printed so far. */ output: () => output, waitForOutput };
}
