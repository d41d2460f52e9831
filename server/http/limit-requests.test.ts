import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { limitRequests } from './limit-requests.ts';
import { listen } from './listen.ts';

let server: Awaited<ReturnType<typeof listen>>;
let refusals: number;
/** Requests that wait for the test's answer. */
let pending: ServerResponse[];
let onPending: () => void;

beforeEach(async () => {
  refusals = 0;
  pending = [];
  onPending = () => {};
  const handler = limitRequests(
    (_, response) => {
      pending.push(response);
      onPending();
    },
    () => {
      refusals += 1;
    },
  );
  server = await listen(handler, { port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const waitForPending = (count: number) =>
  new Promise<void>((resolve) => {
    onPending = () => {
      if (pending.length >= count) resolve();
    };
    onPending();
  });
const answer = () => {
  for (const response of pending.splice(0)) response.end('answer');
};
const get = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;

function send(requests: string): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
  socket.write(requests);
  return socket;
}

test('pipelined requests are answered one after the other, and other connections in between', async () => {
  const many = text(send(get('/1') + get('/2') + get('/3', true)));
  await waitForPending(1);
  const other = text(send(get('/other', true)));
  await waitForPending(2);
  expect(pending.map(({ req }) => req.url)).toEqual(['/1', '/other']);
  for (const url of ['/2', '/3']) {
    answer();
    await waitForPending(1);
    expect(pending.map(({ req }) => req.url)).toEqual([url]);
  }
  answer();
  expect((await many).match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(await other).toContain('HTTP/1.1 200');
});

test('32 requests may be in flight on a connection; the next one closes it, and others are answered', async () => {
  const allowed = text(send(get('/').repeat(31) + get('/', true)));
  await waitForPending(1);
  onPending = answer;
  answer();
  expect((await allowed).match(/HTTP\/1\.1 200/g)).toHaveLength(32);
  expect(refusals).toBe(0);

  onPending = () => {};
  expect(await text(send(get('/').repeat(1000)))).toBe('');
  expect(refusals).toBe(1);
  pending = [];
  onPending = answer;
  expect(await text(send(get('/', true)))).toContain('HTTP/1.1 200');
});
