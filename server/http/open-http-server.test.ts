import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { ask, dial, lastRequest, openTestListener, request } from '../testing/open-test-listener.ts';

/** A handler that keeps requests pending until the test answers them. */
function pendingHandler() {
  const pending: ServerResponse[] = [];
  let expected = 0;
  let onExpected = () => {};
  let isAnswering = false;
  return {
    pending,
    handler: (_: unknown, response: ServerResponse) => {
      if (isAnswering) response.end('answer');
      else pending.push(response);
      if (pending.length === expected) onExpected();
    },
    /** Resolves once `count` requests are pending. */
    waitForPending: (count: number) =>
      new Promise<void>((resolve) => {
        expected = count;
        onExpected = resolve;
        if (pending.length >= count) resolve();
      }),
    answer: () => {
      for (const response of pending.splice(0)) response.end('answer');
    },
    /** Answers pending and future requests. */
    answerAll: () => {
      isAnswering = true;
      for (const response of pending.splice(0)) response.end('answer');
    },
  };
}

const statusesIn = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

test('answers pipelined requests up to the limit, then 503 once', async () => {
  const { handler, waitForPending, answerAll } = pendingHandler();
  const { server, refusals } = await openTestListener(handler, { limits: { perConnection: 3 } });
  const answers = ask(server, request().repeat(5));
  await waitForPending(1);
  answerAll();
  expect(statusesIn(await answers)).toEqual([200, 200, 200, 503]);
  expect(refusals).toEqual(['connection', 'earlier']);
});

test('handles pipelined requests one after the other, and other connections in between', async () => {
  const { handler, pending, waitForPending, answer } = pendingHandler();
  const { server } = await openTestListener(handler);
  const many = ask(server, request('/1') + request('/2') + lastRequest('/3'));
  await waitForPending(1);
  const other = ask(server, lastRequest('/other'));
  await waitForPending(2);
  expect(pending.map(({ req }) => req.url)).toEqual(['/1', '/other']);
  for (const url of ['/2', '/3']) {
    answer();
    await waitForPending(1);
    expect(pending.map(({ req }) => req.url)).toEqual([url]);
  }
  answer();
  expect(statusesIn(await many)).toEqual([200, 200, 200]);
  expect(statusesIn(await other)).toEqual([200]);
});

test('cuts a connection with twice as many pipelined requests and parses no more of them', async () => {
  const { handler } = pendingHandler();
  const { server, refusals } = await openTestListener(handler, { limits: { perConnection: 3 } });
  expect(await ask(server, request().repeat(1000))).toBe('');
  expect(refusals).toEqual(['connection', 'earlier', 'earlier', 'earlier']);
});

test('answers 503 with Retry-After beyond the total limit, except to health checks', async () => {
  const { handler, waitForPending, answer } = pendingHandler();
  const { server, refusals } = await openTestListener(handler, { limits: { total: 2 } });
  const pending = [ask(server), ask(server)];
  await waitForPending(2);
  const refused = await ask(server);
  expect(statusesIn(refused)).toEqual([503]);
  expect(refused).toMatch(/retry-after: 5\r\n/i);
  expect(refused).toMatch(/x-content-type-options: nosniff\r\n/i);
  expect(refusals).toEqual(['total']);
  const health = ask(server, lastRequest('/healthz'));
  await waitForPending(3);
  answer();
  expect(statusesIn(await health)).toEqual([200]);
  expect((await Promise.all(pending)).flatMap(statusesIn)).toEqual([200, 200]);
});

test('the limit of one address does not affect another', async () => {
  const { handler, waitForPending, answer } = pendingHandler();
  const { server } = await openTestListener(handler, { limits: { perAddress: 1 } });
  const pending = ask(server, lastRequest(), '127.0.0.9');
  await waitForPending(1);
  expect(statusesIn(await ask(server, lastRequest(), '127.0.0.9'))).toEqual([503]);
  const other = ask(server);
  await waitForPending(2);
  answer();
  expect(statusesIn((await pending) + (await other))).toEqual([200, 200]);
});

test('behind a proxy, where all visitors share an address, there is no limit per address', async () => {
  const { handler, waitForPending, answer } = pendingHandler();
  const { server } = await openTestListener(handler, { limits: { perAddress: 1 }, isProxied: true });
  const both = [ask(server), ask(server)];
  await waitForPending(2);
  answer();
  expect((await Promise.all(both)).flatMap(statusesIn)).toEqual([200, 200]);
});

test('a response or a lost connection frees its place', async () => {
  const { handler, pending, waitForPending, answer } = pendingHandler();
  const { server } = await openTestListener(handler, { limits: { total: 2 } });
  const lost = dial(server);
  lost.write(request().repeat(2));
  await waitForPending(1);
  const isLost = once(pending[0]?.req.socket ?? lost, 'close');
  lost.destroy();
  await isLost;
  pending.length = 0;
  for (const round of ['first', 'second']) {
    const both = [ask(server), ask(server)];
    await waitForPending(2);
    answer();
    expect([round, ...(await Promise.all(both)).flatMap(statusesIn)]).toEqual([round, 200, 200]);
  }
});

test('does not limit sequential requests on one connection', async () => {
  const { server } = await openTestListener((_, response) => response.end('answer'), {
    limits: { perConnection: 2 },
  });
  const socket = dial(server).setEncoding('utf8');
  const reader = socket[Symbol.asyncIterator]();
  const statuses: number[] = [];
  for (let count = 1; count <= 10; count++) {
    socket.write(request());
    statuses.push(...statusesIn((await reader.next()).value ?? ''));
  }
  socket.destroy();
  expect(statuses).toEqual(Array(10).fill(200));
});

test('refuses requests when memory is short', async () => {
  const { server, refusals } = await openTestListener((_, response) => response.end(), {
    isShortOfMemory: () => true,
  });
  expect(statusesIn(await ask(server))).toEqual([503]);
  expect(statusesIn(await ask(server, lastRequest('/healthz')))).toEqual([200]);
  expect(refusals).toEqual(['memory']);
});

test.each([
  ['has two Host headers', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
  ['has no Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['has an unknown Expect header', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
])('refuses a request that %s', async (_, sent, status) => {
  const { server } = await openTestListener((_, response) => response.end());
  const answer = await ask(server, sent);
  expect(statusesIn(answer)).toEqual([status]);
  expect(answer).toMatch(/x-content-type-options: nosniff\r\n/i);
});

test('refuses a chunked body and reads none of it', async () => {
  let pieces = 0;
  const { server } = await openTestListener((received, response) => {
    received.on('data', () => {
      pieces += 1;
    });
    received.on('end', () => response.end());
  });
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  const answer = await ask(server, `${head}${'1\r\nx\r\n'.repeat(1000)}0\r\n\r\n`);
  expect(statusesIn(answer)).toEqual([411]);
  expect(answer).toMatch(/connection: close\r\n/i);
  expect(pieces).toBe(0);

  const body = 'with a length';
  const next = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
  const others = await Promise.all(Array.from({ length: 10 }, () => ask(server, next)));
  expect(others.flatMap(statusesIn)).toEqual(Array(10).fill(200));
  expect(pieces).toBe(10);
});

test.each([
  ['malformed input', 'HELLO\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, 431],
])('refuses %s with the security headers', async (_, sent, status) => {
  const { server } = await openTestListener((_, response) => response.end());
  const answer = await ask(server, sent);
  expect(statusesIn(answer)).toEqual([status]);
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
});
