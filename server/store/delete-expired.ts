import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Messages that are deleted in one statement: few, so that a post meanwhile hardly waits. */
const batch = 500;

/**
 * Deletes messages that every destination has had since before `deliveredBefore`. Confirmations to visitors do not
 * count as destinations. What was not delivered everywhere stays, however old it is.
 *
 * @returns how many it deleted
 */
export async function deleteExpired({ db, kind }: Database, deliveredBefore: number): Promise<number> {
  let count = 0;
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('messages')
      .where('id', 'in', (query) =>
        query
          .selectFrom('messages as expired')
          .select('expired.id')
          // Sent before it came in is nothing: this finds the old ones by their index.
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
          .limit(batch),
      )
      .executeTakeFirst();
    const deleted = Number(numDeletedRows);
    count += deleted;
    if (deleted < batch) break;
  }
  // Earlier copies of their pages stay in SQLite's log until the log is emptied.
  if (count > 0 && kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return count;
}

/** How many messages came in before `receivedBefore` and are kept because they were not delivered. */
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
