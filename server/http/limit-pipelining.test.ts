import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createLog } from '../running/create-log.ts';
import { createApp } from './create-app.ts';
import { portOf } from './port-of.ts';

let app: FastifyInstance;
let refusals: string[];
/** Requests that wait for the test's answer. */
let pending: FastifyReply[];
let onPending: () => void;

beforeEach(async () => {
  refusals = [];
  pending = [];
  onPending = () => {};
  app = await createApp({
    log: createLog('silent'),
    headers: () => ({ 'x-content-type-options': 'nosniff' }),
    trustProxy: undefined,
    onRefusal: (limit) => refusals.push(limit),
  });
  app.get('/*', (_, reply) => {
    pending.push(reply);
    onPending();
  });
  await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
});
afterEach(() => app.close());

const waitForPending = (count: number) =>
  new Promise<void>((resolve) => {
    onPending = () => {
      if (pending.length >= count) resolve();
    };
    onPending();
  });
const answer = () => {
  for (const reply of pending.splice(0)) reply.send('answer');
};
const get = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;

function send(requests: string): Socket {
  const socket = connect(portOf(app.server), '127.0.0.1').on('error', () => {});
  socket.write(requests);
  return socket;
}

test('pipelined requests are answered one after the other, and other connections in between', async () => {
  const many = text(send(get('/1') + get('/2') + get('/3', true)));
  await waitForPending(1);
  const other = text(send(get('/other', true)));
  await waitForPending(2);
  expect(pending.map(({ request }) => request.url)).toEqual(['/1', '/other']);
  for (const url of ['/2', '/3']) {
    answer();
    await waitForPending(1);
    expect(pending.map(({ request }) => request.url)).toEqual([url]);
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
  expect(refusals).toEqual([]);

  onPending = () => {};
  expect(await text(send(get('/').repeat(1000)))).toBe('');
  expect(refusals).toEqual(['connection']);
  pending = [];
  onPending = answer;
  expect(await text(send(get('/', true)))).toContain('HTTP/1.1 200');
});
