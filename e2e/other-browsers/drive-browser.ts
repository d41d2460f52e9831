import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { answered, BrowserDied, type Point, type Session } from './session.ts';
import { startChromium109 } from './start-chromium-109.ts';
import { startFirefox } from './start-firefox.ts';
import { startWebKit } from './start-webkit.ts';

/** Debian's packages of other browsers, and the programs they install. The oldest browser comes from the npm registry. */
const browsers = {
  'Chromium 109': { packages: '', programs: [], start: startChromium109 },
  firefox: { packages: 'firefox-esr', programs: ['/usr/bin/firefox-esr'], start: startFirefox },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    start: startWebKit,
  },
} as const;

export type BrowserName = keyof typeof browsers;

/** A browser without a stored visit to the site. */
export type DrivenBrowser = Pick<Session, 'openNewWindow' | 'open'> & {
  /** Waits until an expression is truthy in the page, and returns its value. */
  waitFor(expression: string): Promise<unknown>;
  /** Scrolls to the first match of a selector and clicks its centre once it has stopped moving. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

/** What a missing browser needs, such as the command that installs it; undefined if it is installed. */
export function missingPackages(name: BrowserName): string | undefined {
  // The package has a program for Linux alone.
  if (name === 'Chromium 109' && `${process.platform} ${process.arch}` !== 'linux x64') return 'Linux on x64';
  const { packages, programs } = browsers[name];
  return programs.every((file) => fs.existsSync(file)) ? undefined : `apt-get install ${packages}`;
}

/** Starts a browser with an empty profile. */
export async function driveBrowser(name: BrowserName): Promise<DrivenBrowser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const children: ChildProcess[] = [];
  const run = (program: string, args: readonly string[], env = {}) => {
    const child = spawn(program, args, {
      env: { ...process.env, HOME: profile, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.push(child);
    return child;
  };
  const close = async () => {
    await running?.end?.();
    for (const child of children) {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
    }
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  let running: Session | undefined;
  const session = await answered(`the start of ${name}`, browsers[name].start(run, profile)).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  running = session;
  const { openNewWindow, open, evaluate, clickAt, type } = session;

  const waitFor = async (expression: string) => {
    const deadline = Date.now() + 15_000;
    for (;;) {
      const text = await evaluate(`JSON.stringify(${expression}) ?? 'null'`).catch((error: unknown) => {
        if (error instanceof BrowserDied) throw error;
        // Evaluation fails during a navigation.
        return 'null';
      });
      const value: unknown = JSON.parse(String(text));
      if (value) return value;
      if (Date.now() > deadline) throw new Error(`${name}: timed out waiting for ${expression}`);
      await delay(pollInterval);
    }
  };
  const centreOf = (selector: string) => `(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    // Chromium 109 scrolls smoothly all the same, if the style sheet says so.
    document.documentElement.style.scrollBehavior = 'auto';
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element?.getBoundingClientRect() ?? {};
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return width > 0 && y > 0 && y < innerHeight && { x, y };
  })()`;
  /** An element's position once two polls agree: a click on a moving element would miss. */
  const settledCentreOf = async (selector: string, previous?: Point): Promise<Point> => {
    const centre = (await waitFor(centreOf(selector))) as Point;
    if (isDeepStrictEqual(centre, previous)) return centre;
    await delay(pollInterval);
    return settledCentreOf(selector, centre);
  };
  return {
    openNewWindow,
    open,
    waitFor,
    async click(selector) {
      await clickAt(await settledCentreOf(selector));
    },
    async type(text) {
      await type(text);
    },
    close,
  };
}

/** Milliseconds, a few frames. */
const pollInterval = 50;
