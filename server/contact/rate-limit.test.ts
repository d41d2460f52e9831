import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { exampleMessage } from '../testing/example-message.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const words = parse(readFileSync('content/contact.yaml', 'utf8')).en;
const { phone } = parse(readFileSync('content/company.yaml', 'utf8')).en;

type Server = Awaited<ReturnType<typeof startTestServer>>;

const servers: Server[] = [];

async function start(options: Parameters<typeof startTestServer>[0]) {
  const server = await startTestServer({ trustProxy: 1, ...options });
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

let count = 0;

/** Posts a message from each address in turn, each different, so that none is a duplicate. */
async function postFrom({ url }: Server, addresses: readonly string[]) {
  const answers: Response[] = [];
  for (const address of addresses) {
    count += 1;
    answers.push(
      await fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ ...exampleMessage, company: `${count}` }),
      }),
    );
  }
  return answers;
}

const statusesFrom = async (server: Server, ...addresses: string[]) =>
  (await postFrom(server, addresses)).map(({ status }) => status);

it('answers 429 with the wait beyond the limit of an address; invalid posts do not count', async () => {
  const server = await start({ postsPerHour: 2 });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
  for (let post = 0; post < 3; post += 1)
    expect((await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body: '{}' })).status).toBe(
      400,
    );
  expect(await statusesFrom(server, '192.0.2.1', '192.0.2.1')).toEqual([200, 200]);
  const [answer] = await postFrom(server, ['192.0.2.1']);
  expect(answer?.status).toBe(429);
  const seconds = Number(answer?.headers.get('retry-after'));
  expect(seconds > 3500 && seconds <= 3600).toBe(true);

  const body = new URLSearchParams({ ...exampleMessage, message: 'Kept' });
  const form = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '192.0.2.1' },
    body,
  });
  expect([form.status, Number(form.headers.get('retry-after')) > 3500]).toEqual([429, true]);
  const page = await form.text();
  expect(page).toContain(words.problems.tooMany.replace('{wait}', '60 minutes').replace('{phone}', phone));
  expect(page).toContain('>\nKept</textarea>');
});

it('is off at 0', async () => {
  const server = await start({ postsPerHour: 0 });
  const addresses = Array<string>(30).fill('192.0.2.1');
  expect(new Set(await statusesFrom(server, ...addresses))).toEqual(new Set([200]));
});

it('counts by the address that the proxy reports, however it is written, and an IPv6 /64 as one', async () => {
  const server = await start({ postsPerHour: 1 });
  expect(await statusesFrom(server, '192.0.2.1', '192.0.2.2', '192.0.2.3, 192.0.2.2')).toEqual([
    200, 200, 429,
  ]);
  expect(await statusesFrom(server, '192.0.2.1:49152', '::ffff:192.0.2.1')).toEqual([429, 429]);
  expect(
    await statusesFrom(server, '2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::2', '2001:db8:1:3::1'),
  ).toEqual([200, 429, 200]);

  const direct = await start({ postsPerHour: 1, trustProxy: undefined });
  expect(await statusesFrom(direct, '192.0.2.1', '192.0.2.2')).toEqual([200, 429]);
});

it('admits one message per network beyond the total, so that a flood silences nobody else', async () => {
  const server = await start({ postsPerHour: 20, totalPostsPerHour: 3 });
  const flood = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6'];
  expect(await statusesFrom(server, ...flood)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await statusesFrom(server, '198.51.100.7', '2001:db8:7::1', '2001:db8:7:ffff::1')).toEqual([
    200, 200, 429,
  ]);
});
