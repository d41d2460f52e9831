import type { Database } from './database.ts';

/** Notes that the mail server has taken the message. */
export async function recordSent({ db }: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, leased_until: 0, last_error: null })
    .where('message_id', '=', id)
    .execute();
}
