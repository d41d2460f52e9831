import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { deleteExpired } from './delete-messages.ts';

type Options = {
  database: Database;
  /** How many days a delivered message is kept. */
  retentionDays: number;
  /** In milliseconds. */
  interval?: number;
  log: Logger;
};

/**
 * Deletes expired data now and every five minutes: claims, and messages delivered more than `retentionDays` ago. Resolves after
 * the first run, even if that failed.
 *
 * @returns a function that stops it
 */
export async function startHousekeeping(options: Options): Promise<() => void> {
  const { database, retentionDays, interval = 5 * 60_000, log } = options;

  async function cleanUp(): Promise<void> {
    await database.prepare();
    const count = await deleteExpired(database, Date.now(), retentionDays);
    if (count > 0) log.info({ count, retentionDays }, 'deleted delivered messages that are old enough');
  }

  await cleanUp().catch((err: unknown) => log.error({ err }, 'the database is not ready'));
  const timer = setInterval(() => {
    cleanUp().catch((err: unknown) => log.warn({ err }, 'could not tidy up'));
  }, interval);
  return () => clearInterval(timer);
}
