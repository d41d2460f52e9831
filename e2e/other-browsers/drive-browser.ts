import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from '../../server/testing/free-port.ts';

/** Debian's browsers beside Chromium, what they are called there, and the programs that must be there. */
const browsers = {
  firefox: { packages: 'firefox-esr', programs: ['/usr/bin/firefox-esr'], start: startFirefox },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    start: startWebKit,
  },
} as const;

export type BrowserName = keyof typeof browsers;

/** What both protocols call the same: WebDriver, which WebKit speaks, and WebDriver BiDi, which Firefox speaks. */
type Session = {
  /** Opens a window that shares no storage with the ones before it. */
  arrive(): Promise<unknown>;
  open(address: string): Promise<unknown>;
  /** The value of an expression that gives text. */
  evaluate(expression: string): Promise<unknown>;
  /** Pointer moves and keys, as the standard lists them. */
  act(actions: readonly object[]): Promise<unknown>;
};

/** A browser that has seen the site in no window but this. */
export type DrivenBrowser = Pick<Session, 'arrive' | 'open'> & {
  /** Waits until an expression of the page is true, and gives its value. */
  waitFor(expression: string): Promise<unknown>;
  /** Presses what a selector finds first, in the middle, once it rests in view. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

/** Why a browser cannot be driven here, if it cannot. */
export function missingPackages(name: BrowserName): string | undefined {
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
  const { arrive, open, evaluate, act } = await browsers[name].start(run, profile);

  const waitFor = async (expression: string) => {
    const deadline = Date.now() + 15_000;
    for (;;) {
      // A page that is being left has no value for a moment.
      const text = await evaluate(`JSON.stringify(${expression}) ?? 'null'`).catch(() => 'null');
      const value: unknown = JSON.parse(String(text));
      if (value) return value;
      if (Date.now() > deadline) throw new Error(`${name}: never true: ${expression}`);
      await nextLook();
    }
  };
  const placeOf = (selector: string) => `(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element?.getBoundingClientRect() ?? {};
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return width > 0 && y > 0 && y < innerHeight && { x, y };
  })()`;
  /** Where an element stands in view once it stands still: what glides in is pressed beside otherwise. */
  const restingPlaceOf = async (selector: string, before?: object): Promise<object> => {
    const place = Object(await waitFor(placeOf(selector)));
    if (isDeepStrictEqual(place, before)) return place;
    await nextLook();
    return restingPlaceOf(selector, place);
  };
  return {
    arrive,
    open,
    waitFor,
    async click(selector) {
      const place = await restingPlaceOf(selector);
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act([{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...place }, down, up] }]);
    },
    async type(text) {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act([{ type: 'key', id: 'keys', actions }]);
    },
    async close() {
      for (const child of children) {
        const ended = once(child, 'exit');
        if (child.exitCode === null && child.kill()) await ended;
      }
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Run = (program: string, args: readonly string[], env?: Readonly<Record<string, string>>) => ChildProcess;

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
    firefox.once('exit', () => reject(new Error('Firefox ended at once')));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  let count = 0;
  const send = (method: string, params: object) =>
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
    arrive: async () => {
      const before = context;
      const { userContext } = await send('browser.createUserContext', {});
      ({ context } = await send('browsingContext.create', { type: 'window', userContext }));
      if (before) await send('browsingContext.close', { context: before });
    },
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) =>
      Object((await send('script.evaluate', { expression, target: { context }, awaitPromise: true })).result)
        .value,
    act: (actions) => send('input.performActions', { context, actions }),
  };
}

async function startWebKit(run: Run): Promise<Session> {
  // The number of a screen that nobody has: as good as that of a port.
  const display = `:${await freePort()}`;
  const xvfb = run('/usr/bin/Xvfb', [display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
  const port = await freePort();
  run('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const send = async (place: string, body?: object, method = 'POST') => {
    const response = await fetch(`http://127.0.0.1:${port}/session${place}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = Object(await response.json());
    if (!response.ok) throw new Error(`${place}: ${value?.message}`);
    return value;
  };
  let sessionId: unknown;
  return {
    arrive: async () => {
      // Each session is a browser of its own, which forgets everything.
      if (sessionId) await send(`/${sessionId}`, undefined, 'DELETE');
      ({ sessionId } = await untilItAnswers(() => send('', { capabilities: {} }), xvfb));
      await send(`/${sessionId}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 });
    },
    open: (url) => send(`/${sessionId}/url`, { url }),
    evaluate: (expression) =>
      send(`/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
    act: (actions) => send(`/${sessionId}/actions`, { actions }),
  };
}

/** The time between two looks at something that is awaited: a few frames. */
function nextLook(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

/** A driver takes a moment until it listens. */
async function untilItAnswers<T>(ask: () => Promise<T>, needed: ChildProcess, attempts = 100): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof TypeError) || attempts === 0 || needed.exitCode !== null) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  return untilItAnswers(ask, needed, attempts - 1);
}
