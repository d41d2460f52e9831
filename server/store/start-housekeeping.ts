import type { Logger } from 'pino';
import { purgeConfirmedAddresses } from './confirmation-limit.ts';
import type { Database } from './database.ts';
import { purgeDedupKeys } from './dedup-keys.ts';
import { countUndelivered, deleteExpired } from './delete-expired.ts';
import { countByKey } from './reencrypt.ts';

type Options = {
  database: Database;
  /** Resolves when the database can be used. */
  prepare(): Promise<void>;
  /** How many days a delivered message is kept. */
  retentionDays: number;
  log: Logger;
};

/** In milliseconds. While the server runs, the address of a sender is kept this much longer than the hour at most. */
const pause = 5 * 60_000;

const day = 24 * 60 * 60_000;

/**
 * Deletes what has run out, at once and then every five minutes: dedup keys, counts of posts, and messages that were
 * delivered more than `retentionDays` ago.
 *
 * @returns a function that ends it. It resolves when the first round is over, however that ended.
 */
export async function startHousekeeping(options: Options): Promise<() => void> {
  const { database, prepare, retentionDays, log } = options;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function expire(now: number): Promise<void> {
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

  async function tidyUp(): Promise<void> {
    await prepare();
    const now = Date.now();
    await purgeDedupKeys(database, now);
    await purgeConfirmedAddresses(database, now);
    await expire(now);
  }

  await tidyUp()
    .then(() => reportKeys(database, log))
    .catch((err: unknown) => log.error({ err }, 'the database is not ready'));
  const timer = setInterval(() => {
    tidyUp().catch((err: unknown) => log.warn({ err }, 'could not tidy up'));
  }, pause);
  return () => clearInterval(timer);
}

/** Says which messages cannot be read, and which are not encrypted as the settings say. */
async function reportKeys(database: Database, log: Logger): Promise<void> {
  const { cipher } = database;
  const counts = [...(await countByKey(database))];
  for (const [key, count] of counts) {
    if (key !== '' && !cipher.knows(key))
      log.error({ key, count }, 'messages cannot be read or delivered: MESSAGE_KEYS does not hold their key');
  }
  const others = counts.filter(([key]) => key !== cipher.keyId).reduce((sum, [, count]) => sum + count, 0);
  if (cipher.keyId !== undefined && others > 0)
    log.warn(
      { count: others },
      'messages are not encrypted with the first of MESSAGE_KEYS: run "npm run messages -- --reencrypt"',
    );
}
