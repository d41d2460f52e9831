import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { exampleMessage } from '../testing/example-message.ts';
import { makeExport, pageText } from '../testing/make-export.ts';
import { startTestServer } from '../testing/start-test-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({
    root: await makeExport({ 'fr/introuvable.html': pageText('fr/introuvable') }),
  });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

test.each([
  [
    'a stored message',
    '/api/contact',
    { method: 'POST', headers: json, body: JSON.stringify(exampleMessage) },
    200,
  ],
  ['an invalid message', '/api/contact', { method: 'POST', headers: json, body: '{}' }, 400],
  ['malformed JSON', '/api/contact', { method: 'POST', headers: json, body: '{' }, 400],
  ['an unsupported type', '/api/contact', { method: 'POST', body: 'Hello' }, 415],
  ['too large a body', '/api/contact', { method: 'POST', headers: json, body: 'x'.repeat(270_000) }, 413],
  ['a form', '/api/contact', { method: 'POST', body: new URLSearchParams(exampleMessage) }, 303],
  [
    'a cross-origin request',
    '/api/contact',
    { method: 'POST', headers: { origin: 'https://other.example' } },
    403,
  ],
  ['a disallowed method', '/api/contact', { method: 'PUT' }, 405],
  ['a percent-encoded path', '/%61pi/contact', { method: 'PUT' }, 405],
  ['an unknown path', '/api/nothing', {}, 404],
])('the response to %s is not cacheable', async (_, address, init, status) => {
  const answer = await fetch(`${server.url}${address}`, { redirect: 'manual', ...init });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
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
  [
    'an absolute target',
    request('GET http://elsewhere.example/services'),
    /^HTTP\/1\.1 200 [\s\S]*<title>services</,
  ],
  [
    'an absolute target without a path',
    request('GET http://elsewhere.example'),
    /^HTTP\/1\.1 200 [\s\S]*<title>index</,
  ],
  [
    'an absolute target with a query',
    request('GET http://x/services/?a=1'),
    /^HTTP\/1\.1 308 [\s\S]*location: \/services\?a=1\r/,
  ],
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
  ['two Host headers', request('GET /', 'Host: x\r\nHost: y\r\n'), /^HTTP\/1\.1 400 /],
  ['no Host header', request('GET /', ''), /^HTTP\/1\.1 400 /],
  ['a chunked body', request('POST /', 'Host: x\r\nTransfer-Encoding: chunked\r\n'), /^HTTP\/1\.1 411 /],
  ['no HTTP', 'HELLO\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['endless headers', request('GET /', `Host: x\r\nX: ${'x'.repeat(20_000)}\r\n`), /^HTTP\/1\.1 431 /],
])('a request with %s gets the standard’s answer', async (_, sent, expected) => {
  expect(await send(sent)).toMatch(expected);
});

/** An address at which other machines reach this one. */
const externalAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test('without a token, /metrics answers this machine only, and no proxy', async () => {
  const open = await startTestServer({ host: '0.0.0.0' });
  const ask = async (host: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://${host}:${new URL(open.url).port}/metrics`, { headers })).status;
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  if (externalAddress) expect(await ask(externalAddress)).toBe(403);
  await open.close();
});
