import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { exampleMessage } from '../testing/example-message.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createRateLimit } from './rate-limit.ts';

const words = parse(readFileSync('content/contact.yaml', 'utf8')).en;
const { phone } = parse(readFileSync('content/company.yaml', 'utf8')).en;

let server: TestServer;
let count = 0;

const start = async (variables: Record<string, string>) => {
  server = await startTestServer({ TRUST_PROXY: '1', ...variables });
};
afterEach(() => server?.close());

const post = (address: string, body: BodyInit, type = 'application/json') =>
  fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    body,
  });
/** Posts a message from each address in turn, each different, so that none is a duplicate. */
async function statusesFrom(...addresses: string[]) {
  const statuses: number[] = [];
  for (const address of addresses) {
    count += 1;
    statuses.push((await post(address, JSON.stringify({ ...exampleMessage, company: `${count}` }))).status);
  }
  return statuses;
}

it('answers 429 with the wait beyond the limit of an address; invalid posts do not count', async () => {
  await start({ RATE_LIMIT_PER_HOUR: '2' });
  for (let number = 0; number < 3; number += 1) expect((await post('192.0.2.1', '{}')).status).toBe(400);
  expect(await statusesFrom('192.0.2.1', '192.0.2.1')).toEqual([200, 200]);

  const message = { ...exampleMessage, message: 'Kept' };
  const form = new URLSearchParams(message).toString();
  const answers = [
    await post('192.0.2.1', JSON.stringify(message)),
    await post('192.0.2.1', form, 'application/x-www-form-urlencoded'),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds > 3500 && seconds <= 3600).toBe(true);
  }
  const page = await answers[1]?.text();
  expect(page).toContain(words.problems.tooMany.replace('{wait}', '60 minutes').replace('{phone}', phone));
  expect(page).toContain('>\nKept</textarea>');
});

it('counts by the address that the proxy reports, or by that of the connection without a proxy', async () => {
  await start({ RATE_LIMIT_PER_HOUR: '1' });
  expect(await statusesFrom('192.0.2.1', '192.0.2.2', '192.0.2.3, 192.0.2.2')).toEqual([200, 200, 429]);
  await server.close();
  await start({ RATE_LIMIT_PER_HOUR: '1', TRUST_PROXY: '' });
  expect(await statusesFrom('192.0.2.1', '192.0.2.2')).toEqual([200, 429]);
});

it('is off at 0', async () => {
  const consume = createRateLimit(0, 0);
  for (let number = 0; number < 1000; number += 1) expect(await consume('192.0.2.1')).toBeUndefined();
});

it.each([
  ['192.0.2.7', ['192.0.2.7:49152', '::ffff:192.0.2.7'], ['192.0.2.8', '::ffff:192.0.2.9']],
  ['2001:db8:1:2::9', ['2001:0db8:0001:0002:aaaa::1', '[2001:db8:1:2::9]:443'], ['2001:db8:1:3::9']],
  // Ends like an IPv4 address but is none.
  ['2001:db8::ffff:c000:207', ['2001:db8::1'], ['192.0.2.7']],
  ['unix:', ['unix:'], ['']],
])('takes %s for the same sender as %j, but not as %j', async (address, same, others) => {
  const consume = createRateLimit(1, 0);
  expect(await consume(address)).toBeUndefined();
  for (const each of same) expect([each, await consume(each)]).toEqual([each, 3600]);
  for (const each of others) expect([each, await consume(each)]).toEqual([each, undefined]);
});

it('admits one message per network beyond the total, so that a flood silences nobody else', async () => {
  const consume = createRateLimit(20, 3);
  const isAdmitted = async (address: string) => (await consume(address)) === undefined;
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
    expect(await isAdmitted(address)).toBe(true);
  for (const address of ['192.0.2.5', '192.0.2.6']) expect(await isAdmitted(address)).toBe(false);
  expect(await isAdmitted('198.51.100.7')).toBe(true);
  expect(await isAdmitted('2001:db8:7::1')).toBe(true);
  expect(await isAdmitted('2001:db8:7:ffff::1')).toBe(false);
});

it('never throws, whatever a client sends', async () => {
  const consume = createRateLimit(1, 1);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), async (text) => {
      expect(['number', 'undefined']).toContain(typeof (await consume(text)));
    }),
  );
});
