import { once } from 'node:events';
import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleMessage } from '../testing/example-message.ts';
import { freePort } from '../testing/free-port.ts';
import { makeExport } from '../testing/make-export.ts';
import { postMessage } from '../testing/post-message.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startMain } from '../testing/start-main.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { storedIn } from '../testing/stored-in.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';

const addresses = { CONTACT_TO: 'hello@tamarackit.example', CONTACT_FROM: 'web@tamarackit.example' };

async function metricsOf(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe.each(databaseKinds)('the service on %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let databaseUrl: string;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  beforeEach(async () => {
    databaseUrl = await databases.make();
  });
  afterAll(() => databases.stop());

  it('mails waiting messages after a restart', async () => {
    const before = await startTestServer({ DATABASE_URL: databaseUrl });
    await postMessage(before.url);
    await before.close();
    expect(before.log()).toContain('SMTP_URL is not set');

    const mailServer = await startMailServer();
    const after = await startTestServer({
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailServer.url,
      ...addresses,
    });
    await mailServer.waitFor(1);
    await after.close();
    await mailServer.stop();
    expect(mailServer.mails).toHaveLength(1);
  });

  it('is healthy, and counts posts by status and undelivered messages', async () => {
    const server = await startTestServer({ DATABASE_URL: databaseUrl });
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    await postMessage(server.url);
    await postMessage(server.url, { company: 'Another' });
    await postMessage(server.url, { email: 'nobody' });

    const metrics = await metricsOf(server.url);
    expect(metrics.get('contact_posts_total{status="200"}')).toBe(2);
    expect(metrics.get('contact_posts_total{status="400"}')).toBe(1);
    expect(metrics.get('contact_outbox_messages{state="waiting"}')).toBe(2);
    expect(metrics.get('contact_outbox_messages{state="failed"}')).toBe(0);
    expect(metrics.get('contact_oldest_undelivered_seconds')).toBeGreaterThan(0);
    await server.close();
  });

  it('mails a message soon after the post, and counts deliveries and their failures', async () => {
    const mailServer = await startMailServer();
    const server = await startTestServer({
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailServer.url,
      ...addresses,
    });
    const { id } = await (await postMessage(server.url)).json();
    const [mail] = await mailServer.waitFor(1);
    expect(mail?.messageId).toBe(`<${id}@tamarackit.example>`);
    await server.close();
    await mailServer.stop();
    const withoutMail = await startTestServer({
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailServer.url,
      ...addresses,
    });
    await postMessage(withoutMail.url, { company: 'Later' });
    const unreachable = 'contact_delivery_attempts_total{channel="mail",outcome="unreachable"}';
    while ((await metricsOf(withoutMail.url)).get(unreachable) !== 1);
    const metrics = await metricsOf(withoutMail.url);
    expect(metrics.get('contact_outbox_messages{state="waiting"}')).toBe(1);
    expect(metrics.get('contact_channel_up{channel="mail"}')).toBe(0);
    expect(await (await fetch(`${withoutMail.url}/healthz`)).json()).toEqual({
      status: 'ok',
      mail: 'ESOCKET ECONNREFUSED',
    });
    await withoutMail.close();
  });

  it('finishes a post in progress on SIGTERM, then exits', async () => {
    const root = await makeExport();
    const main = await startMain({ OUT: root, DATABASE_URL: databaseUrl });
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
    expect(await storedIn(databaseUrl)).toHaveLength(1);
  });
});

it('requires the metrics token when one is set', async () => {
  const server = await startTestServer({ METRICS_TOKEN: 'a-long-enough-token' });
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: 'Bearer a-long-enough-tokem' })).status).toBe(401);
  expect((await ask({ authorization: 'Bearer a-long-enough-token' })).status).toBe(200);
  await server.close();
});

it('serves the site and answers posts with 503 while the database is unavailable, and stores again afterwards', async () => {
  const port = await freePort();
  const databaseUrl = `postgres://tamarack@127.0.0.1:${port}/postgres`;
  const server = await startTestServer({ DATABASE_URL: databaseUrl, RATE_LIMIT_PER_HOUR: '20' });
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

  const postgres = await startPostgres({ port });
  expect((await postMessage(server.url)).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const page = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams(exampleMessage),
  });
  expect(page.url).toBe(`${server.url}/contact/sent`);
  await postgres.stop();

  expect((await postMessage(server.url, { company: 'Away again' })).status).toBe(503);
  await server.close();
});

it('reports missing content and exits', async () => {
  const content = await mkdtemp(path.join(tmpdir(), 'content-'));
  for (const file of ['contact.yaml', 'mail.yaml'])
    await copyFile(`content/${file}`, path.join(content, file));
  await writeFile(
    path.join(content, 'company.yaml'),
    'en: { phone: 1-800-555-0142 }\nfr: { phone: 1 800 555-0142 }\n',
  );
  const databaseUrl = `sqlite:${path.join(content, 'messages.db')}`;
  const environment = { OUT: await makeExport(), CONTENT: content, DATABASE_URL: databaseUrl };
  await expect(startMain(environment)).rejects.toThrow('company.yaml  origin  expected an address');
});

it('reports all invalid environment variables and exits', async () => {
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
