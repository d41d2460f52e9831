import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { exampleMessage } from '../testing/example-message.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';

const words = parse(readFileSync('content/contact.yaml', 'utf8')).en;
const { phone } = parse(readFileSync('content/company.yaml', 'utf8')).en;

type Server = Awaited<ReturnType<typeof startTestServer>>;

let count = 0;
/** Posts a different message each time, so that none is a duplicate. */
const post = (server: Server, headers: Record<string, string> = {}) => {
  count += 1;
  return fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...exampleMessage, company: `${count}` }),
  });
};

describe.each(databaseKinds)('the rate limit with %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  const servers: Server[] = [];
  const start = async (options: Parameters<typeof startTestServer>[0]) => {
    const server = await startTestServer({ databaseUrl: await databases.make(), ...options });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  afterAll(() => databases.stop());

  it('answers 429 with Retry-After beyond the limit of an address', async () => {
    const server = await start({ postsPerHour: 2 });
    expect([(await post(server)).status, (await post(server)).status]).toEqual([200, 200]);

    const answer = await post(server);
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it('does not count invalid posts', async () => {
    const server = await start({ postsPerHour: 1 });
    const headers = { 'content-type': 'application/json' };
    const postInvalid = () => fetch(`${server.url}/api/contact`, { method: 'POST', headers, body: '{}' });
    expect([(await postInvalid()).status, (await postInvalid()).status]).toEqual([400, 400]);
    expect((await post(server)).status).toBe(200);
    expect((await postInvalid()).status).toBe(400);
    expect((await post(server)).status).toBe(429);
  });

  it('returns the filled-in form to a visitor without script', async () => {
    const server = await start({ postsPerHour: 1 });
    await post(server);
    const body = new URLSearchParams({ ...exampleMessage, message: 'Kept' });
    const answer = await fetch(`${server.url}/api/contact`, { method: 'POST', body });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 3500]).toEqual([429, true]);
    const page = await answer.text();
    expect(page).toContain(words.problems.tooMany.replace('{wait}', '60 minutes').replace('{phone}', phone));
    expect(page).toContain('>\nKept</textarea>');
  });

  it('is off at 0', async () => {
    const server = await start({ postsPerHour: 0 });
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await post(server)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('ignores X-Forwarded-For without a trusted proxy', async () => {
    const server = await start({ postsPerHour: 1 });
    await post(server, { 'x-forwarded-for': '192.0.2.1' });
    expect((await post(server, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(429);
  });

  it('counts by the address that a trusted proxy reports', async () => {
    const server = await start({ postsPerHour: 1, trustProxy: 1 });
    expect((await post(server, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
    expect((await post(server, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
    expect((await post(server, { 'x-forwarded-for': '192.0.2.3, 192.0.2.2' })).status).toBe(429);
  });

  it('ignores ports and IPv4-mapped notation', async () => {
    const server = await start({ postsPerHour: 1, trustProxy: 1 });
    expect((await post(server, { 'x-forwarded-for': '192.0.2.1:49152' })).status).toBe(200);
    expect((await post(server, { 'x-forwarded-for': '::ffff:192.0.2.1' })).status).toBe(429);
  });

  it('counts an IPv6 /64 as one sender', async () => {
    const server = await start({ postsPerHour: 1, trustProxy: 1 });
    await post(server, { 'x-forwarded-for': '2001:db8:1:2:aaaa::1' });
    expect((await post(server, { 'x-forwarded-for': '2001:db8:1:2:bbbb::2' })).status).toBe(429);
    expect((await post(server, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('admits one message per network beyond the total, so that a flood silences nobody else', async () => {
    const server = await start({ postsPerHour: 20, totalPostsPerHour: 3, trustProxy: 1 });
    const from = async (address: string) => (await post(server, { 'x-forwarded-for': address })).status;
    const flood = [await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.3')];
    expect(flood).toEqual([200, 200, 200]);
    expect([await from('192.0.2.4'), await from('192.0.2.5'), await from('192.0.2.6')]).toEqual([
      200, 429, 429,
    ]);

    expect(await from('198.51.100.7')).toBe(200);
    expect(await from('2001:db8:7::1')).toBe(200);
    const again = await post(server, { 'x-forwarded-for': '2001:db8:7:ffff::1' });
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('is shared by servers on one database only with PostgreSQL', async () => {
    const databaseUrl = await databases.make();
    const [first, second] = [
      await start({ databaseUrl, postsPerHour: 1 }),
      await start({ databaseUrl, postsPerHour: 1 }),
    ];
    await post(first);
    expect((await post(second)).status).toBe(kind === 'postgres' ? 429 : 200);
  });
});
