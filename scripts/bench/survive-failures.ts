import { setTimeout as pause } from 'node:timers/promises';
import { listMessages } from '../../server/store/list-messages.ts';
import { openDatabase } from '../../server/store/open-database.ts';
import { startMailServer } from '../../server/testing/start-mail-server.ts';
import type { RunningPostgres } from '../../server/testing/start-postgres.ts';
import { type BenchServer, benchServer } from './bench-server.ts';
import { delivered } from './delivered.ts';
import { postSteadily } from './post-steadily.ts';
import { waitForEmptyOutbox } from './wait-for-empty-outbox.ts';

const times = 10;

/** (b) What becomes of messages when the server is killed ten times while eight clients post. */
export function surviveKills(databaseUrl: string): Promise<Record<string, string>> {
  return survive(databaseUrl, async (server) => {
    await server.kill();
    await server.start();
  });
}

/** (e) What becomes of them when PostgreSQL restarts ten times, every other time as after a crash. */
export function surviveRestarts(
  databaseUrl: string,
  postgres: RunningPostgres,
): Promise<Record<string, string>> {
  return survive(databaseUrl, (_, time) => postgres.restart(time % 2 === 0 ? 'fast' : 'immediate'));
}

async function survive(
  databaseUrl: string,
  fail: (server: BenchServer, time: number) => Promise<void>,
): Promise<Record<string, string>> {
  const mailServer = await startMailServer();
  const server = await benchServer(databaseUrl, { SMTP_URL: mailServer.url });
  const load = postSteadily([server.url], 8);
  let crashes = 0;
  for (let time = 1; time <= times; time++) {
    await pause(2000);
    await fail(server, time);
    if (!server.isRunning()) {
      crashes += 1;
      await server.start();
    }
  }
  await pause(2000);
  if (!server.isRunning()) crashes += 1;
  await load.stop();
  await waitForEmptyOutbox(databaseUrl);
  await server.stop();
  await mailServer.stop();

  const database = openDatabase(databaseUrl);
  const stored = new Set((await listMessages(database, 0)).map(({ id }) => id));
  await database.close();
  const { once, twice } = delivered(mailServer.mails);
  return {
    acknowledged: String(load.acknowledged.length),
    stored: String(stored.size),
    lost: String(load.acknowledged.filter((id) => !stored.has(id)).length),
    crashes: String(crashes),
    refused: String(load.refused),
    delivered: String(once),
    'delivered twice': String(twice),
  };
}
