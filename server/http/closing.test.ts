import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as immediately } from 'node:timers/promises';
import { ask, dial, openTestListener, request } from '../testing/open-test-listener.ts';
import type { HttpServer } from './open-http-server.ts';

/** Opens a connection that does not read its response. */
async function stall(server: HttpServer): Promise<Socket> {
  const socket = dial(server);
  socket.write(request());
  await once(socket, 'readable');
  return socket;
}
const longAnswer = Buffer.alloc(50_000_000);

test('drops a stalled reader after the timeout', async () => {
  const stalled = 2000;
  const { server } = await openTestListener((_, response) => response.end(longAnswer), {
    timeouts: { stalled },
  });
  const start = performance.now();
  await stall(server);
  await server.close();
  expect(performance.now() - start).toBeGreaterThan(stalled / 2);
});

test('flushes a response before closing', async () => {
  const { server } = await openTestListener((_, response) => response.end(longAnswer));
  const socket = await stall(server);
  const closed = server.close();
  let length = 0;
  for await (const part of socket) length += part.length;
  expect(length).toBeGreaterThan(longAnswer.length);
  await closed;
});

test('closes each active connection with its next response and resets none', async () => {
  const { server } = await openTestListener((_, response) => response.end('answer'));
  let isClosing = false;
  const client = async () => {
    const socket = dial(server);
    const reader = socket.setEncoding('utf8')[Symbol.asyncIterator]();
    let answer = '';
    while (!/connection: close/i.test(answer)) {
      socket.write(request());
      const { value = '' } = await reader.next();
      answer = value;
      if (answer === '') return 'lost';
    }
    return isClosing ? 'closed' : 'closed early';
  };
  const clients = Promise.all(Array.from({ length: 20 }, client));
  await ask(server);
  isClosing = true;
  await server.close(2000);
  expect(await clients).toEqual(Array(20).fill('closed'));
});

test('answers what arrived on an idle connection while the process was busy', async () => {
  const { server } = await openTestListener((_, response) => response.end('answer'));
  const socket = dial(server);
  const reader = socket.setEncoding('utf8')[Symbol.asyncIterator]();
  socket.write(request());
  await reader.next();
  const linger = 600_000;
  const closed = server.close(linger);
  // The server has seen that the connection is idle.
  await immediately();
  await immediately();
  socket.write(request());
  const now = performance.now();
  // Until the server’s timer is due: timers come before sockets in the next turn of the event loop.
  while (performance.now() < now + 100);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 2 * linger);
  expect((await reader.next()).value).toContain('answer');
  await closed;
  clock.mockRestore();
});

test('closes immediately without connections', async () => {
  const { server } = await openTestListener((_, response) => response.end('answer'));
  await ask(server);
  // Would otherwise outlast the test.
  await server.close(1_000_000);
});
