import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { makeExport, pageText } from '../testing/make-export.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ OUT: makeExport({ 'fr/introuvable.html': pageText('fr/introuvable') }) });
});
afterAll(() => server.close());

test('no response of the API is cacheable, whatever it is', async () => {
  for (const [path, method, status] of [
    ['/api/nothing', 'GET', 404],
    ['/%61pi/contact', 'PUT', 405],
    ['/api/contact', 'GET', 303],
  ] as const) {
    const answer = await fetch(`${server.url}${path}`, { method, redirect: 'manual' });
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, status, 'no-store']);
  }
});

/** Sends bytes as they are and returns the whole response. */
function send(sent: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(sent);
  return text(socket);
}
const request = (line: string, headers = 'Host: x\r\n') =>
  `${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;

test.each([
  ['a path in Latin-1', request('GET /qu%E9bec'), /^HTTP\/1\.1 404 [\s\S]*<title>404</],
  ['a French path in Latin-1', request('GET /fr/qu%E9bec'), /^HTTP\/1\.1 404 [\s\S]*<title>fr\/introuvable</],
  ['a stray percent sign', request('GET /100%'), /^HTTP\/1\.1 404 [\s\S]*<title>404</],
  ['PROPFIND', request('PROPFIND /'), /^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD\r/],
  ['TRACE', request('TRACE /services'), /^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD\r/],
  [
    'MKCOL of the contact service',
    request('MKCOL /api/contact'),
    /^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD, POST\r/,
  ],
  ['OPTIONS of the server', request('OPTIONS *'), /^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD\r/],
  ['no Host header', request('GET /', ''), /^HTTP\/1\.1 400 /],
  ['no HTTP', 'HELLO\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['endless headers', request('GET /', `Host: x\r\nX: ${'x'.repeat(20_000)}\r\n`), /^HTTP\/1\.1 431 /],
])('a request with %s gets the standard’s answer', async (_, sent, expected) => {
  expect(await send(sent)).toMatch(expected);
});

test('a connection with more than 32 requests in flight is closed, and others are answered', async () => {
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000))).not.toContain('<title>index<');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('http_requests_refused_total{limit="connection"} 1\n');
});

/** An address at which other machines reach this one. */
const externalAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test('without a token, /metrics answers this machine only, and no proxy', async () => {
  const open = untilTestEnds(await startTestServer({ HOST: '0.0.0.0' }));
  const ask = async (host: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://${host}:${new URL(open.url).port}/metrics`, { headers })).status;
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  if (externalAddress) expect(await ask(externalAddress)).toBe(403);
});
