import { listMessages } from '../../server/store/list-messages.ts';
import { openDatabase } from '../../server/store/open-database.ts';
import { startMailServer } from '../../server/testing/start-mail-server.ts';
import { benchServer } from './bench-server.ts';
import { delivered } from './delivered.ts';
import { pause } from './pause.ts';
import { postSteadily } from './post-steadily.ts';
import { waitForEmptyOutbox } from './wait-for-empty-outbox.ts';

/** (b) What becomes of messages when the server is killed three times while eight clients post. */
export async function surviveKills(databaseUrl: string): Promise<Record<string, string>> {
  const mailServer = await startMailServer();
  const server = await benchServer(databaseUrl, mailServer.url);
  const load = postSteadily([server.url], 8);
  for (let kill = 1; kill <= 3; kill++) {
    await pause(3000);
    await server.kill();
    await server.start();
  }
  await pause(1000);
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
    delivered: String(once),
    'delivered twice': String(twice),
  };
}
