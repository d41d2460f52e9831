import type { Logger } from 'pino';
import { purgeConfirmedAddresses } from './confirmation-limit.ts';
import type { Database } from './database.ts';
import { countUndelivered, deleteExpired } from './delete-messages.ts';
import { purgeDedupKeys } from './store-message.ts';

type Options = {
  database: Database;
  /** Resolves when the database is ready for use. */
  prepare(): Promise<void>;
  /** How many days a delivered message is kept. */
  retentionDays: number;
  /** In milliseconds. */
  interval?: number;
  log: Logger;
};

const day = 24 * 60 * 60_000;

/**
 * Deletes expired data now and every five minutes: dedup keys, confirmed addresses, and messages delivered more than
 * `retentionDays` ago. Resolves after the first run, even if that failed.
 *
 * @returns a function that stops it
 */
export async function startHousekeeping(options: Options): Promise<() => void> {
  const { database, prepare, retentionDays, interval = 5 * 60_000, log } = options;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function deleteOldMessages(now: number): Promise<void> {
    const before = now - retentionDays * day;
    const count = await deleteExpired(database, before);
    if (count > 0) log.info({ count, retentionDays }, 'deleted delivered messages that are old enough');
    if (now - warnedAt < day) return;
    warnedAt = now;
    const undelivered = await countUndelivered(database, before);
    if (undelivered > 0)
      log.warn(
        { count: undelivered, retentionDays },
        'old messages are kept because they were not delivered: see "npm run messages -- --undelivered" and "--held"',
      );
  }

  async function cleanUp(): Promise<void> {
    await prepare();
    const now = Date.now();
    await purgeDedupKeys(database, now);
    await purgeConfirmedAddresses(database, now);
    await deleteOldMessages(now);
  }

  await cleanUp().catch((err: unknown) => log.error({ err }, 'the database is not ready'));
  const timer = setInterval(() => {
    cleanUp().catch((err: unknown) => log.warn({ err }, 'could not tidy up'));
  }, interval);
  return () => clearInterval(timer);
}
