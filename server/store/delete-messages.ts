import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Deletes a message with its claim and outbox rows. A mail that is being sent at this moment still arrives.
 *
 * @returns whether the message existed
 */
export async function deleteMessage(database: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await database.db.deleteFrom('messages').where('id', '=', id).executeTakeFirst();
  await database.db.deleteFrom('claims').where('holder', '=', id).execute();
  await truncateWal(database);
  return numDeletedRows > 0n;
}

/**
 * Deletes claims that have expired, and messages that every destination received more than `retentionDays` ago, whether or
 * not the visitor got a confirmation. Keeps undelivered messages of any age.
 *
 * @returns how many messages it deleted
 */
export async function deleteExpired(database: Database, now: number, retentionDays: number): Promise<number> {
  const { db } = database;
  await db.deleteFrom('claims').where('expires_at', '<=', now).execute();
  const deliveredBefore = now - retentionDays * 24 * 60 * 60_000;
  const { numDeletedRows } = await db
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

/** Empties SQLite's write-ahead log, which still holds former copies of deleted pages. */
async function truncateWal({ db, kind }: Database): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
