import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { startMailServer } from '../../server/testing/start-mail-server.ts';
import { benchServer } from './bench-server.ts';
import { delivered } from './delivered.ts';
import { postSteadily } from './post-steadily.ts';
import { waitForEmptyOutbox } from './wait-for-empty-outbox.ts';

/** (c) What becomes of 500 messages that come in while the mail server is away for 40 seconds. */
export async function outlastMailServer(databaseUrl: string): Promise<Record<string, string>> {
  const port = await freePort();
  const server = await benchServer(databaseUrl, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const load = postSteadily([server.url], 8, 500);
  await pause(40_000);
  await load.stop();
  const mailServer = await startMailServer({ port });
  const back = performance.now();
  await waitForEmptyOutbox(databaseUrl);
  const seconds = (performance.now() - back) / 1000;
  await server.stop();
  await mailServer.stop();
  const { once, twice } = delivered(mailServer.mails);
  return {
    acknowledged: String(load.acknowledged.length),
    delivered: String(once),
    'delivered twice': String(twice),
    'all delivered after': `${seconds.toFixed(0)} s`,
  };
}
