import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isLeased } from './outbox.ts';

/** How often it is looked at whether a message is still being delivered, in milliseconds. */
const look = 100;

/**
 * Deletes a message, its dedup key and, by the reference between them, its places in the outbox.
 *
 * A message that is being delivered at this moment is deleted as soon as that has ended: within two minutes, even when
 * the server that was at it has crashed. So nothing of it is sent once this has resolved.
 *
 * @param wait lets some time pass before the next look
 * @returns whether there was such a message.
 */
export async function deleteMessage(
  database: Database,
  id: string,
  now: () => number = Date.now,
  wait: () => Promise<unknown> = () => pause(look),
): Promise<boolean> {
  let outcome = await deleteUnlessLeased(database, id, now());
  while (outcome === 'leased') {
    await wait();
    outcome = await deleteUnlessLeased(database, id, now());
  }
  // Earlier copies of its page stay in SQLite's log until the log is emptied.
  if (database.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  return outcome === 'deleted';
}

async function deleteUnlessLeased(
  { db, kind }: Database,
  id: string,
  now: number,
): Promise<'deleted' | 'leased' | 'missing'> {
  return db.transaction().execute(async (transaction) => {
    const rows = transaction.selectFrom('outbox').select('id').where('message_id', '=', id);
    // Nobody claims one of them between the look and the deletion. On SQLite, the deletion itself sees to that.
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
    const left = await transaction.selectFrom('messages').select('id').where('id', '=', id).execute();
    return left.length > 0 ? 'leased' : 'missing';
  });
}
