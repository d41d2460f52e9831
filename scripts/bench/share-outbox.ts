import { startMailServer } from '../../server/testing/start-mail-server.ts';
import { benchServer } from './bench-server.ts';
import { delivered } from './delivered.ts';
import { postSteadily } from './post-steadily.ts';
import { waitForEmptyOutbox } from './wait-for-empty-outbox.ts';

/** (d) Whether two servers on one database deliver each of 2,000 messages once. */
export async function shareOutbox(databaseUrl: string): Promise<Record<string, string>> {
  const mailServer = await startMailServer();
  const servers = [
    await benchServer(databaseUrl, { SMTP_URL: mailServer.url }),
    await benchServer(databaseUrl, { SMTP_URL: mailServer.url }),
  ];
  const load = postSteadily(
    servers.map(({ url }) => url),
    8,
    2000,
  );
  await mailServer.waitFor(2000);
  await load.stop();
  await waitForEmptyOutbox(databaseUrl);
  await Promise.all(servers.map((server) => server.stop()));
  await mailServer.stop();
  const { once, twice } = delivered(mailServer.mails);
  return {
    acknowledged: String(load.acknowledged.length),
    delivered: String(once),
    'delivered twice': String(twice),
  };
}
