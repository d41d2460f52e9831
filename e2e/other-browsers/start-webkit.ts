import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { answered, BrowserDied, inputBy, type Run, type Session } from './session.ts';

export async function startWebKit(run: Run, profile: string): Promise<Session> {
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
