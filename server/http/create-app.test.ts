import { networkInterfaces } from 'node:os';
import { exampleMessage } from '../testing/example-message.ts';
import { startTestServer } from '../testing/start-test-server.ts';

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
  ['too large a body', '/api/contact', { method: 'POST', headers: json, body: 'x'.repeat(70_000) }, 413],
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
  ['a path that cannot be decoded', '/api/%zz', {}, 400],
])('the response to %s is not cacheable', async (_, address, init, status) => {
  const server = await startTestServer();
  const answer = await fetch(`${server.url}${address}`, { redirect: 'manual', ...init });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  await server.close();
});

test('a port or an IPv4-mapped IPv6 address in X-Forwarded-For does not make another visitor', async () => {
  const server = await startTestServer({ postsPerHour: 1, trustProxy: ['127.0.0.0/8', '::1', '10.0.0.0/8'] });
  const post = async (forwardedFor: string) => {
    const headers = { ...json, 'x-forwarded-for': forwardedFor };
    const body = JSON.stringify({ ...exampleMessage, company: forwardedFor });
    return (await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body })).status;
  };
  expect([
    await post('192.0.2.7'),
    await post('192.0.2.7:51234'),
    await post('::ffff:192.0.2.7'),
    await post('[::ffff:c000:207]:443, 10.0.0.1:80'),
    await post('192.0.2.8:51234'),
  ]).toEqual([200, 429, 429, 429, 200]);
  await server.close();
});

/** An address at which other machines reach this one. */
const externalAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4');

describe('/metrics without a token', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeEach(async () => {
    server = await startTestServer({ host: '0.0.0.0' });
  });
  afterEach(() => server.close());
  const ask = async (host: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://${host}:${new URL(server.url).port}/metrics`, { headers })).status;

  it('answers this machine', async () => {
    expect(await ask('127.0.0.1')).toBe(200);
  });

  it('refuses requests through a proxy', async () => {
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  });

  (externalAddress ? it : it.skip)('refuses other addresses', async () => {
    expect(await ask(externalAddress?.address ?? '')).toBe(403);
  });
});
