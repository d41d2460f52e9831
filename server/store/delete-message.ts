import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Deletes a message, its dedup key and, by the reference between them, its place in the outbox.
 *
 * @returns whether there was such a message.
 */
export async function deleteMessage({ db, kind }: Database, id: string): Promise<boolean> {
  const deleted = await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('dedup_keys').where('message_id', '=', id).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('messages')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
  // Earlier copies of its page stay in SQLite's log until the log is emptied.
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return deleted;
}
