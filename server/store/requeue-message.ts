import type { Database } from './database.ts';
import { giveUpAfter } from './outbox.ts';

/** What makes a delivery due now, as if the message had just come in. */
const dueAt = (now: number) => ({
  state: 'waiting' as const,
  attempts: 0,
  refusals: 0,
  queued_at: now,
  scheduled_at: now,
  next_attempt_at: now,
  give_up_at: now + giveUpAfter,
  sent_at: null,
  alarmed_at: null,
});

/**
 * Puts a message back into the outbox, due now, with seven days to go: for the destinations that lack it, or for all of
 * them when all have it. What is being delivered at this moment is left to end. The visitor gets no second confirmation.
 *
 * @returns whether there is such a message.
 */
export async function retryMessage({ db }: Database, messageId: string, now: number): Promise<boolean> {
  const all = db
    .updateTable('outbox')
    .set(dueAt(now))
    .where('message_id', '=', messageId)
    .where('channel', '!=', 'confirmation');
  const { numUpdatedRows: left } = await all.where('state', '!=', 'sent').executeTakeFirst();
  if (left > 0n) return true;
  const { numUpdatedRows } = await all.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Lets a message go that was held because it looks like spam.
 *
 * @returns whether there is such a message, and it was held.
 */
export async function releaseMessage({ db }: Database, messageId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(dueAt(now))
    .where('message_id', '=', messageId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
