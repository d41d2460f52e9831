import type { Database } from './database.ts';

/** Notes why an attempt failed, and when the next one is due: never, when `nextAttemptAt` is undefined. */
export async function recordFailure(
  { db }: Database,
  id: string,
  reason: string,
  nextAttemptAt: number | undefined,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      ...(nextAttemptAt === undefined ? { state: 'failed' } : { next_attempt_at: nextAttemptAt }),
      leased_until: 0,
      last_error: reason.slice(0, 500),
    })
    .where('message_id', '=', id)
    .execute();
}
