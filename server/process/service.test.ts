import { once } from 'node:events';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { exampleMessage, postMessage } from '../testing/example-message.ts';
import { folderWith } from '../testing/folder-with.ts';
import { freePort } from '../testing/free-port.ts';
import { makeExport } from '../testing/make-export.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startMain } from '../testing/start-main.ts';
import { startTcpProxy } from '../testing/start-tcp-proxy.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { databaseKinds, newDatabase, storedIn } from '../testing/test-databases.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

async function metricsOf(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe.each(databaseKinds)('the service on %s', (kind) => {
  it('is healthy, and counts posts by status and undelivered messages, which it mails after a restart', async () => {
    const DATABASE_URL = await newDatabase(kind);
    const server = await startTestServer({ DATABASE_URL });
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    for (const changes of [{}, { company: 'Another' }, { email: 'nobody' }])
      await postMessage(server.url, changes);
    const metrics = await metricsOf(server.url);
    expect(metrics.get('contact_posts_total{status="200"}')).toBe(2);
    expect(metrics.get('contact_posts_total{status="400"}')).toBe(1);
    expect(metrics.get('contact_outbox_messages{state="waiting"}')).toBe(2);
    expect(metrics.get('contact_outbox_messages{state="failed"}')).toBe(0);
    expect(metrics.get('contact_oldest_undelivered_seconds')).toBeGreaterThan(0);
    await server.close();
    expect(server.log()).toContain('SMTP_URL is not set');

    const mailServer = untilTestEnds(await startMailServer());
    untilTestEnds(await startTestServer({ DATABASE_URL, ...mailServer.variables }));
    expect(await mailServer.waitFor(2)).toHaveLength(2);
  });
});

it('mails a message soon after the post, and counts deliveries and their failures', async () => {
  const mailServer = await startMailServer();
  const server = untilTestEnds(await startTestServer(mailServer.variables));
  const { id } = await (await postMessage(server.url)).json();
  const [mail] = await mailServer.waitFor(1);
  expect(mail?.messageId).toBe(`<${id}@tamarackit.example>`);
  await mailServer.stop();
  await postMessage(server.url, { company: 'Later' });
  const unreachable = 'contact_delivery_attempts_total{channel="mail",outcome="unreachable"}';
  while ((await metricsOf(server.url)).get(unreachable) !== 1);
  const metrics = await metricsOf(server.url);
  expect(metrics.get('contact_outbox_messages{state="waiting"}')).toBe(1);
  expect(metrics.get('contact_channel_up{channel="mail"}')).toBe(0);
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({
    status: 'ok',
    mail: 'ESOCKET ECONNREFUSED',
  });
});

it('finishes a post in progress on SIGTERM, then exits', async () => {
  const DATABASE_URL = await newDatabase('postgres');
  const main = await startMain({ OUT: makeExport(), DATABASE_URL });
  const { hostname, port } = new URL(main.url);
  const body = JSON.stringify(exampleMessage);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const head = [
    'POST /api/contact HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 100 /);
  main.process.kill('SIGTERM');
  await main.waitForOutput('stopping');
  socket.write(body);

  let answer = '';
  for await (const part of socket) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  if (main.process.exitCode === null) await once(main.process, 'exit');
  expect(main.process.exitCode).toBe(0);
  expect(await storedIn(DATABASE_URL)).toHaveLength(1);
});

it('logs an error that nobody caught and exits with a code that makes a supervisor restart it', async () => {
  const reject = "process.on('SIGWINCH', () => void Promise.reject(new Error('a stray error')));";
  const main = await startMain({
    NODE_OPTIONS: `--import=${pathToFileURL(folderWith({ 'reject.mjs': reject }))}/reject.mjs`,
    OUT: makeExport(),
    DATABASE_URL: await newDatabase('sqlite'),
  });
  const ended = once(main.process, 'close');
  main.process.kill('SIGWINCH');
  expect(await ended).toEqual([1, null]);
  expect(main.output()).toMatch(/a stray error.*nobody caught an error/);
});

it('requires the metrics token when one is set', async () => {
  const server = untilTestEnds(await startTestServer({ METRICS_TOKEN: 'a-long-enough-token' }));
  const statusOf = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/metrics`, { headers })).status;
  expect(await statusOf({})).toBe(401);
  expect(await statusOf({ authorization: 'Bearer a-long-enough-tokem' })).toBe(401);
  expect(await statusOf({ authorization: 'Bearer a-long-enough-token' })).toBe(200);
});

it('serves the site and answers posts with 503 while the database is unavailable, and stores again afterwards', async () => {
  const database = new URL(await newDatabase('postgres'));
  const targetPort = Number(database.port);
  const port = await freePort();
  const DATABASE_URL = Object.assign(database, { port: String(port) }).href;
  const server = untilTestEnds(await startTestServer({ DATABASE_URL, RATE_LIMIT_PER_HOUR: '20' }));
  expect((await fetch(server.url)).status).toBe(200);
  expect((await postMessage(server.url)).status).toBe(503);
  const health = await fetch(`${server.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([
    503,
    { status: 'unavailable', reason: 'database: ECONNREFUSED' },
  ]);
  const metrics = await metricsOf(server.url);
  expect(metrics.has('contact_outbox_messages{state="waiting"}')).toBe(false);
  expect(metrics.get('contact_oldest_undelivered_seconds')).toBeNaN();

  const proxy = await startTcpProxy(targetPort, port);
  expect((await postMessage(server.url)).status).toBe(200);
  // A failure shows for up to a second.
  while ((await fetch(`${server.url}/healthz`)).status !== 200);
  const page = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams(exampleMessage),
  });
  expect(page.url).toBe(`${server.url}/contact/sent`);
  await proxy.stop();

  expect((await postMessage(server.url, { company: 'Away again' })).status).toBe(503);
});

it('reports what is wrong with the environment and exits', async () => {
  await expect(startMain({ DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes' })).rejects.toThrow(
    /^Please fix the environment:\nTRUST_PROXY .*\nDATABASE_URL .*\n$/,
  );
});

it('refuses a longer retention than the privacy policy promises', async () => {
  await expect(startTestServer({ RETENTION_DAYS: '731' })).rejects.toThrow(
    'RETENTION_DAYS  expected at most 730, as the privacy policy promises',
  );
  await (await startTestServer({ RETENTION_DAYS: '730' })).close();
});
