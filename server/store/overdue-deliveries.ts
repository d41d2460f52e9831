import type { Database } from './database.ts';
import type { OutboxRow } from './outbox.ts';

const maxPerAlarm = 200;

/**
 * Finds deliveries that no alarm has reported yet: given up, or waiting since `queuedBefore`. The oldest come first.
 *
 * Leaves out confirmations: no message is lost when they fail.
 */
export async function findOverdue({ db }: Database, queuedBefore: number): Promise<OutboxRow[]> {
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
    .limit(maxPerAlarm)
    .execute();
}

/** Marks deliveries as reported by an alarm. */
export async function recordAlarmed({ db }: Database, ids: readonly string[], now: number): Promise<void> {
  await db.updateTable('outbox').set({ alarmed_at: now }).where('id', 'in', ids).execute();
}
