import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { storeMessage } from '../store/store-message.ts';
import { exampleMessage, postMessage } from '../testing/example-message.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { freshDatabases } from '../testing/test-databases.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

const { open } = freshDatabases('sqlite');

it('writes nothing partially when SQLite cannot grow, and stores again when it can', async () => {
  const database = await open();
  await sql`pragma max_page_count = 1`.execute(database.db);
  const store = (company: string) =>
    storeMessage(database, { ...exampleMessage, company, message: 'x'.repeat(5000) }, Date.now());

  await expect(store('No room')).rejects.toThrow(/full/);
  for (const table of ['messages', 'outbox', 'claims'] as const) {
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }

  await sql`pragma max_page_count = 100000`.execute(database.db);
  expect(await store('No room')).toMatchObject({ isNew: true });
});

/** Opens a connection, and ignores errors when the server cuts it. */
async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

it('drops slow clients and serves others meanwhile', async () => {
  const http = { headersTimeout: 2_000, connectionsCheckingInterval: 100 };
  const server = untilTestEnds(await startTestServer({}, { timeouts: { http, requestTimeout: 2_000 } }));
  const beginnings = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"fir',
    '',
  ];
  const slow = await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const socket = await openSocket(server.url);
      socket.write(beginnings[index % beginnings.length] ?? '');
      return socket;
    }),
  );
  const dropped = slow.map((socket) => once(socket.resume(), 'close'));

  expect((await fetch(server.url)).status).toBe(200);
  expect((await postMessage(server.url)).status).toBe(200);
  await Promise.all(dropped);
  expect((await postMessage(server.url, { company: 'Afterwards' })).status).toBe(200);
});

it.each([
  ['with Content-Length', { 'content-length': '1000000000' }, 413],
  ['in chunks', { 'transfer-encoding': 'chunked' }, 411],
])('stops reading a body of 1 GB %s and serves others', async (_, headers, status) => {
  const server = untilTestEnds(await startTestServer());
  const sending = request(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  const answered = new Promise((resolve) => {
    sending.on('response', (response) => resolve(response.resume().statusCode));
  });
  const cut = new Promise((resolve) => sending.on('close', resolve));
  sending.on('error', () => {});
  const piece = Buffer.alloc(64 * 1024, ' ');
  let sent = 0;
  const push = () => {
    while (sent < 1_000_000_000 && !sending.destroyed) {
      sent += piece.length;
      if (!sending.write(piece)) {
        sending.once('drain', push);
        return;
      }
    }
  };
  push();

  expect(await answered).toBe(status);
  await cut;
  expect(sent).toBeLessThan(20_000_000);
  expect((await postMessage(server.url)).status).toBe(200);
});
