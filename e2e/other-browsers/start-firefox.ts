import { once } from 'node:events';
import { answered, BrowserDied, inputBy, type Run, type Session } from './session.ts';

export async function startFirefox(run: Run, profile: string): Promise<Session> {
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
