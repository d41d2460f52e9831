import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumArguments } from '../chromium/chromium-arguments.ts';

const flags = [
  '--headless=new',
  ...chromiumArguments,
  '--remote-debugging-port=0',
  '--no-first-run',
  '--disable-extensions',
  // Background requests take processor time from the page, most of all on a machine without network.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/**
 * Starts a headless browser with an empty profile, for Lighthouse to control. Playwright's own launch would attach to each page.
 *
 * @returns its debugging port, and `close`, which deletes the profile
 * @throws Error if it exits before it has printed its port
 */
export async function launchChromium(program: string) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'));
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const line of createInterface({ input: child.stderr })) {
    output += `${line}\n`;
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (!port) continue;
    child.stderr.resume();
    const close = async () => {
      child.kill();
      await ended;
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    return { port: Number(port), close };
  }
  throw new Error(`The browser exited before it was ready: ${output}`);
}
