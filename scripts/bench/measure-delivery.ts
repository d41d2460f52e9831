import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../server/store/open-database.ts';
import { outboxFigures } from '../../server/store/outbox-figures.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { type MailServer, startMailServer } from '../../server/testing/start-mail-server.ts';
import type { RunningPostgres } from '../../server/testing/start-postgres.ts';
import { percentile } from '../measure/percentile.ts';
import { type BenchServer, benchServer } from './bench-server.ts';
import { type Answer, postContinuously } from './post-messages.ts';
import { readStoredIds } from './read-stored-ids.ts';

type Figures = Record<string, string>;

const failures = 10;
/** Milliseconds of load before, between and after failures. */
const failureIntervalMs = 2000;

/** (a) Throughput and latency with eight clients. */
export async function measurePosts(databaseUrl: string, seconds: number): Promise<Figures> {
  const server = await benchServer(databaseUrl);
  const load = postContinuously([server.url]);
  await delay(seconds * 1000);
  await load.stop();
  await server.stop();
  const latencies = acknowledgedIn(load.answers).map(({ latency }) => latency);
  return {
    'posts per second': (latencies.length / seconds).toFixed(0),
    median: `${percentile(latencies, 0.5).toFixed(1)} ms`,
    '99th percentile': `${percentile(latencies, 0.99).toFixed(1)} ms`,
    refused: String(load.answers.length - latencies.length),
  };
}

/** (b) Messages lost or delivered twice when the server is killed ten times under load. */
export function killServer(databaseUrl: string): Promise<Figures> {
  return failRepeatedly(databaseUrl, async (server) => {
    await server.kill();
    await server.start();
  });
}

/** (c) Delivery of 500 messages that arrive while the mail server is down for 40 seconds. */
export async function stopMailServer(databaseUrl: string): Promise<Figures> {
  const port = await freePort();
  const server = await benchServer(databaseUrl, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const load = postContinuously([server.url], 500);
  await delay(40_000);
  await load.stop();
  const mailServer = await startMailServer({ port });
  const start = performance.now();
  await waitForEmptyOutbox(databaseUrl);
  const seconds = (performance.now() - start) / 1000;
  await Promise.all([server.stop(), mailServer.stop()]);
  return {
    acknowledged: String(acknowledgedIn(load.answers).length),
    ...deliveries(mailServer),
    'all delivered after': `${seconds.toFixed(0)} s`,
  };
}

/** (d) Messages delivered twice when two servers share a database. */
export async function shareDatabase(databaseUrl: string): Promise<Figures> {
  const mailServer = await startMailServer();
  const variables = { SMTP_URL: mailServer.url };
  const servers = [await benchServer(databaseUrl, variables), await benchServer(databaseUrl, variables)];
  const load = postContinuously(
    servers.map(({ url }) => url),
    2000,
  );
  await mailServer.waitFor(2000);
  await load.stop();
  await waitForEmptyOutbox(databaseUrl);
  await Promise.all([...servers, mailServer].map((server) => server.stop()));
  return { acknowledged: String(acknowledgedIn(load.answers).length), ...deliveries(mailServer) };
}

/** (e) Messages lost when PostgreSQL restarts ten times under load, every other time as after a crash. */
export function restartPostgres(databaseUrl: string, postgres: RunningPostgres): Promise<Figures> {
  return failRepeatedly(databaseUrl, (_, count) => postgres.restart(count % 2 === 0 ? 'fast' : 'immediate'));
}

async function failRepeatedly(
  databaseUrl: string,
  fail: (server: BenchServer, count: number) => Promise<void>,
): Promise<Figures> {
  const mailServer = await startMailServer();
  const server = await benchServer(databaseUrl, { SMTP_URL: mailServer.url });
  const load = postContinuously([server.url]);
  let crashes = 0;
  for (let count = 1; count <= failures; count++) {
    await delay(failureIntervalMs);
    await fail(server, count);
    if (!server.isRunning()) {
      crashes += 1;
      await server.start();
    }
  }
  await delay(failureIntervalMs);
  if (!server.isRunning()) crashes += 1;
  await load.stop();
  await waitForEmptyOutbox(databaseUrl);
  await Promise.all([server.stop(), mailServer.stop()]);

  const acknowledged = acknowledgedIn(load.answers);
  const stored = await readStoredIds(databaseUrl);
  return {
    acknowledged: String(acknowledged.length),
    stored: String(stored.size),
    lost: String(acknowledged.filter(({ id }) => !stored.has(id)).length),
    crashes: String(crashes),
    refused: String(load.answers.length - acknowledged.length),
    ...deliveries(mailServer),
  };
}

const acknowledgedIn = (answers: readonly Answer[]) =>
  answers.flatMap(({ id, latency }) => (id === undefined ? [] : { id, latency }));

function deliveries({ mails }: MailServer): Figures {
  const byMessage = [...Map.groupBy(mails, ({ messageId }) => messageId).values()];
  return {
    delivered: String(byMessage.length),
    'delivered twice': String(byMessage.filter((copies) => copies.length > 1).length),
  };
}

/** Waits until every message is delivered, for at most five minutes. */
async function waitForEmptyOutbox(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const end = Date.now() + 5 * 60_000;
  while ((await outboxFigures(database)).waiting > 0) {
    if (Date.now() > end) throw new Error('Some messages are still undelivered after five minutes');
    await delay(500);
  }
  await database.close();
}
