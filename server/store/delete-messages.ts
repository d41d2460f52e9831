import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Deletes a message with its dedup key and outbox rows. A mail that is being sent at this moment still arrives.
 *
 * @returns whether the message existed
 */
export async function deleteMessage(database: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await database.db.deleteFrom('messages').where('id', '=', id).executeTakeFirst();
  await database.db.deleteFrom('dedup_keys').where('message_id', '=', id).execute();
  await truncateWal(database);
  return numDeletedRows > 0n;
}

/**
 * Deletes messages that every destination received before `deliveredBefore`, whether or not the visitor got a
 * confirmation. Keeps undelivered messages of any age.
 *
 * @returns how many it deleted
 */
export async function deleteExpired(database: Database, deliveredBefore: number): Promise<number> {
  const { numDeletedRows } = await database.db
    .deleteFrom('messages')
    // Implied by the delivery times, and indexed.
    .where('created_at', '<', deliveredBefore)
    .where((row) => {
      const destinations = row
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.message_id', '=', 'messages.id')
        .where('outbox.channel', '!=', 'confirmation');
      const pending = destinations.where((outbox) =>
        outbox.or([outbox('state', '!=', 'sent'), outbox('sent_at', '>=', deliveredBefore)]),
      );
      return row.and([row.exists(destinations), row.not(row.exists(pending))]);
    })
    .executeTakeFirst();
  if (numDeletedRows > 0n) await truncateWal(database);
  return Number(numDeletedRows);
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

/** Empties SQLite's write-ahead log, which still holds former copies of deleted pages. */
async function truncateWal({ db, kind }: Database): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
