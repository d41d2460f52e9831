import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from '@playwright/test';
import chromium109 from '@sparticuz/chromium';
import { freePort } from '../../server/testing/free-port.ts';

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

type Point = { readonly x: number; readonly y: number };

/** What tests need of all protocols: WebDriver for WebKit, WebDriver BiDi for Firefox, Playwright's own for Chromium. */
type Session = {
  /** Starts a first visit: opens a window with empty storage. */
  openNewWindow(): Promise<unknown>;
  open(address: string): Promise<unknown>;
  /** Evaluates an expression whose value is a string. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(point: Point): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Ends what is not a child process. */
  end?(): Promise<unknown>;
};

/** A browser without a stored visit to the site. */
export type DrivenBrowser = Pick<Session, 'openNewWindow' | 'open'> & {
  /** Waits until an expression is truthy in the page, and returns its value. */
  waitFor(expression: string): Promise<unknown>;
  /** Scrolls to the first match of a selector and clicks its centre once it has stopped moving. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

/** The browser or its driver has ended, closed its connection, or stopped answering. */
export class BrowserDied extends Error {}

/** How long a browser may take to start, or to answer one command, in milliseconds. */
const patience = 20_000;

/** Rejects when the browser gives no answer in time. */
async function answered<T>(what: string, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new BrowserDied(`${what}: no answer in ${patience} ms`)), patience);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

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

/** Clicks and key presses as WebDriver's actions. */
function inputBy(
  performActions: (actions: readonly object[]) => Promise<unknown>,
): Pick<Session, 'clickAt' | 'type'> {
  return {
    clickAt(point) {
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      return performActions([
        { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...point }, down, up] },
      ]);
    },
    type(text) {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return performActions([{ type: 'key', id: 'keys', actions }]);
    },
  };
}

type Run = (program: string, args: readonly string[], env?: Readonly<Record<string, string>>) => ChildProcess;

/** A browser without popovers, dialogs that close on a press outside, `Object.groupBy`, `:user-invalid` and `text-wrap`. */
async function startChromium109(): Promise<Session> {
  const executablePath = await chromium109.executablePath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  let page = await browser.newPage();
  return {
    openNewWindow: async () => {
      await page.close();
      page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    },
    open: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    end: () => browser.close(),
  };
}

async function startFirefox(run: Run, profile: string): Promise<Session> {
  const firefox = run('/usr/bin/firefox-esr', [
    '--headless',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ]);
  const address = await new Promise<string>((resolve, reject) => {
    firefox.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const [, found] = /WebDriver BiDi listening on (\S+)/.exec(text) ?? [];
      if (found) resolve(found);
    });
    firefox.once('exit', () => reject(new BrowserDied('Firefox exited on startup')));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const { promise: closed, reject: rejectAll } = Promise.withResolvers<never>();
  // Without a pending command, nobody awaits the rejection.
  closed.catch(() => {});
  socket.addEventListener('close', () => rejectAll(new BrowserDied('Firefox closed its connection')));
  let count = 0;
  const send = (method: string, params: object) =>
    answered(method, Promise.race([ask(method, params), closed]));
  const ask = (method: string, params: object) =>
    new Promise<{ [key: string]: unknown }>((resolve, reject) => {
      count += 1;
      const id = count;
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(`${method}: ${answer.message}`));
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('session.new', { capabilities: {} });
  let context: unknown;
  return {
    openNewWindow: async () => {
      const previous = context;
      const { userContext } = await send('browser.createUserContext', {});
      ({ context } = await send('browsingContext.create', { type: 'window', userContext }));
      if (previous) await send('browsingContext.close', { context: previous });
    },
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) =>
      Object((await send('script.evaluate', { expression, target: { context }, awaitPromise: true })).result)
        .value,
    ...inputBy((actions) => send('input.performActions', { context, actions })),
  };
}

async function startWebKit(run: Run, profile: string): Promise<Session> {
  // WebKitGTK's automation ends at a page's view transition, on any site: it gets reduced motion.
  const settings = path.join(profile, '.config/gtk-3.0/settings.ini');
  fs.mkdirSync(path.dirname(settings), { recursive: true });
  fs.writeFileSync(settings, '[Settings]\ngtk-enable-animations=0\n');
  // A free port number also serves as an unused display number.
  const display = `:${await freePort()}`;
  const xvfb = run('/usr/bin/Xvfb', [display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
  const port = await freePort();
  run('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const send = async (place: string, body?: object, method = 'POST') => {
    const { ok, value } = await answered(`WebKit, ${place}`, ask(place, method, body));
    if (ok) return value;
    // What the driver says of a page whose process has ended.
    const isLost = ['invalid session id', 'no such window', 'unknown error'].includes(value?.error);
    throw new (isLost ? BrowserDied : Error)(`WebKit, ${place}: ${value?.error} ${value?.message}`);
  };
  const ask = async (place: string, method: string, body?: object) => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/session${place}`, {
        method,
        body: body && JSON.stringify(body),
      });
      return { ok: response.ok, value: Object(await response.json()).value };
    } catch (error) {
      // The connection was refused or closed.
      throw new BrowserDied(`WebKit, ${place}: ${error}`);
    }
  };
  let sessionId: unknown;
  return {
    openNewWindow: async () => {
      // Each session is a separate browser process with empty storage.
      if (sessionId) await send(`/${sessionId}`, undefined, 'DELETE');
      ({ sessionId } = await retryUntilListening(() => send('', { capabilities: {} }), xvfb));
      await send(`/${sessionId}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 });
    },
    open: (url) => send(`/${sessionId}/url`, { url }),
    evaluate: (expression) =>
      send(`/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
    ...inputBy((actions) => send(`/${sessionId}/actions`, { actions })),
  };
}

/** Retries a request while the driver is starting up. Gives up if the process it depends on has exited. */
async function retryUntilListening<T>(
  send: () => Promise<T>,
  dependency: ChildProcess,
  attempts = 100,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof BrowserDied) || attempts === 0 || dependency.exitCode !== null) throw error;
  }
  await delay(100);
  return retryUntilListening(send, dependency, attempts - 1);
}
