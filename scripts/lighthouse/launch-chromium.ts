import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumArguments } from '../chromium/chromium-arguments.ts';

/** A browser without a window, and the port at which it is told what to do. */
export type Browser = { port: number; close(): Promise<void> };

/**
 * Starts a browser that knows nothing yet: a profile of its own, deleted when it is closed.
 *
 * @throws Error when it ends before it has told its port.
 */
export async function launchChromium(program: string): Promise<Browser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'));
  const flags = [
    '--headless=new',
    ...chromiumArguments,
    '--remote-debugging-port=0',
    '--no-first-run',
    '--disable-extensions',
    // No calls home: they cost the page processor time, most of all where no network answers.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
  ];
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const close = async () => {
    child.kill();
    await ended;
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`The browser ended at once: ${said}`)));
  });
  return { port, close };
}
