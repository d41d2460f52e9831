import type { Database } from './database.ts';
import { giveUpAfter } from './give-up-after.ts';

/**
 * Puts a message back into the outbox, due now, with seven days to go, also when it was sent before.
 *
 * @returns whether there is such a message.
 */
export async function retryMessage({ db }: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      leased_until: 0,
      give_up_at: now + giveUpAfter,
      sent_at: null,
    })
    .where('message_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
