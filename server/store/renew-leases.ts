import type { Database } from './database.ts';
import { lease } from './lease.ts';

/** Says that this server is still at work on these messages. */
export async function renewLeases({ db }: Database, ids: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: now + lease })
    .where('message_id', 'in', ids)
    .where('leased_until', '>', 0)
    .execute();
}
