import { lease } from './lease.ts';
import type { Database } from './open-database.ts';

/** Says that this server is still at work on these messages. */
export async function renewLeases({ db }: Database, ids: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: now + lease })
    .where('message_id', 'in', ids)
    .where('leased_until', '>', 0)
    .execute();
}
