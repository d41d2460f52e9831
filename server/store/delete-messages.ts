import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { isLeased } from './claim-delivery.ts';
import type { Database } from './database.ts';

const pollIntervalMs = 100;

/** Messages per delete statement: few, so that it hardly delays a post. */
const batchSize = 500;

/**
 * Deletes a message with its dedup key and outbox rows.
 *
 * Waits for a delivery of it in progress, at most two minutes even if the delivering server has crashed. Once this has
 * resolved, nothing of the message is sent any more.
 *
 * @param wait resolves when it is time to check again
 * @returns whether the message existed
 */
export async function deleteMessage(
  database: Database,
  id: string,
  now: () => number = Date.now,
  wait: () => Promise<unknown> = () => delay(pollIntervalMs),
): Promise<boolean> {
  let outcome = await deleteUnlessLeased(database, id, now());
  while (outcome === 'leased') {
    await wait();
    outcome = await deleteUnlessLeased(database, id, now());
  }
  await truncateWal(database);
  return outcome === 'deleted';
}

async function deleteUnlessLeased(
  { db, kind }: Database,
  id: string,
  now: number,
): Promise<'deleted' | 'leased' | 'missing'> {
  return db.transaction().execute(async (transaction) => {
    const rows = transaction.selectFrom('outbox').select('id').where('message_id', '=', id);
    // Keep other servers from claiming a row before the deletion. On SQLite the transaction holds the write lock.
    if (kind === 'postgres') await rows.forUpdate().execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('messages')
      .where('id', '=', id)
      .where((row) => row.not(row.exists(rows.where(isLeased(now)))))
      .executeTakeFirst();
    if (numDeletedRows > 0n) {
      await transaction.deleteFrom('dedup_keys').where('message_id', '=', id).execute();
      return 'deleted';
    }
    const remaining = await transaction.selectFrom('messages').select('id').where('id', '=', id).execute();
    return remaining.length > 0 ? 'leased' : 'missing';
  });
}

/**
 * Deletes messages that every destination received before `deliveredBefore`, whether or not the visitor got a
 * confirmation. Keeps undelivered messages of any age.
 *
 * @returns how many it deleted
 */
export async function deleteExpired(database: Database, deliveredBefore: number): Promise<number> {
  let count = 0;
  for (;;) {
    const { numDeletedRows } = await database.db
      .deleteFrom('messages')
      .where('id', 'in', (query) =>
        query
          .selectFrom('messages as expired')
          .select('expired.id')
          // Implied by the delivery times, and indexed.
          .where('expired.created_at', '<', deliveredBefore)
          .where((row) => {
            const destinations = row
              .selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.message_id', '=', 'expired.id')
              .where('outbox.channel', '!=', 'confirmation');
            const pending = destinations.where((outbox) =>
              outbox.or([outbox('state', '!=', 'sent'), outbox('sent_at', '>=', deliveredBefore)]),
            );
            return row.and([row.exists(destinations), row.not(row.exists(pending))]);
          })
          .limit(batchSize),
      )
      .executeTakeFirst();
    const deleted = Number(numDeletedRows);
    count += deleted;
    if (deleted < batchSize) break;
  }
  if (count > 0) await truncateWal(database);
  return count;
}

/** Counts messages that arrived before `receivedBefore` and are kept because they are undelivered. */
export async function countUndelivered({ db }: Database, receivedBefore: number): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .innerJoin('outbox', 'outbox.message_id', 'messages.id')
    .select((row) => row.fn.count<number>('messages.id').distinct().as('count'))
    .where('messages.created_at', '<', receivedBefore)
    .where('outbox.channel', '!=', 'confirmation')
    .where('outbox.state', '!=', 'sent')
    .executeTakeFirstOrThrow();
  return count;
}

/** Empties SQLite's write-ahead log, which still holds former copies of deleted or changed pages. */
export async function truncateWal({ db, kind }: Database): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
