import type { Database } from './database.ts';
import type { DueDelivery } from './outbox.ts';

/** Named in one alarm at most; the rest is in the next one. */
const most = 200;

/**
 * Deliveries that nobody was told of yet: given up, or waiting since `queuedBefore`. The oldest comes first.
 *
 * A confirmation that cannot be delivered loses nothing, so it is none of them.
 */
export async function findOverdue({ db }: Database, queuedBefore: number): Promise<DueDelivery[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('alarmed_at', 'is', null)
    .where('channel', '!=', 'confirmation')
    .where((row) =>
      row.or([
        row('state', '=', 'failed'),
        row.and([row('state', '=', 'waiting'), row('queued_at', '<=', queuedBefore)]),
      ]),
    )
    .orderBy('queued_at')
    .limit(most)
    .execute();
}

/** Notes that somebody was told of these deliveries. */
export async function recordAlarmed({ db }: Database, ids: readonly string[], now: number): Promise<void> {
  await db.updateTable('outbox').set({ alarmed_at: now }).where('id', 'in', ids).execute();
}
