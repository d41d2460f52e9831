import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tables } from './database.ts';

export type Channel = Tables['outbox']['channel'];

/** Where a message goes. */
export type Destination = Pick<Tables['outbox'], 'channel' | 'recipient'>;

export type OutboxRow = Selectable<Tables['outbox']>;

/** In milliseconds: after seven days a person has to intervene. */
const giveUpAfter = 7 * 24 * 60 * 60_000;

/** In milliseconds: after a day, a confirmation is of no use to the visitor. */
const giveUpConfirmingAfter = 24 * 60 * 60_000;

/** Makes a delivery due now, as if the message had just arrived. */
const dueNow = (now: number) => ({
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

/** The outbox row of a new message. `isHeld` keeps it from being sent until a person releases it. */
export function newOutboxRow(
  messageId: string,
  { channel, recipient }: Destination,
  now: number,
  isHeld = false,
): Insertable<Tables['outbox']> {
  return {
    ...dueNow(now),
    id: randomUUID(),
    message_id: messageId,
    channel,
    recipient,
    state: isHeld ? 'held' : 'waiting',
    give_up_at: now + (channel === 'confirmation' ? giveUpConfirmingAfter : giveUpAfter),
    leased_until: 0,
  };
}

/**
 * Puts a message back into the outbox, due now, for another seven days: for the destinations that have not received it,
 * or for all if every one has. Does not interrupt a delivery in progress or send the visitor a second confirmation.
 *
 * @returns whether the message exists
 */
export async function retryMessage({ db }: Database, messageId: string, now: number): Promise<boolean> {
  const all = db
    .updateTable('outbox')
    .set(dueNow(now))
    .where('message_id', '=', messageId)
    .where('channel', '!=', 'confirmation');
  const { numUpdatedRows: unsent } = await all.where('state', '!=', 'sent').executeTakeFirst();
  if (unsent > 0n) return true;
  const { numUpdatedRows } = await all.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sends a message that was held as spam.
 *
 * @returns whether the message exists and was held
 */
export async function releaseMessage({ db }: Database, messageId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(dueNow(now))
    .where('message_id', '=', messageId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Replaces a delivery whose recipient was removed from the settings by deliveries to the current recipients, except
 * those that the message already has a row for.
 */
export async function readdress(
  { db }: Database,
  { id, message_id, channel, queued_at }: OutboxRow,
  recipients: readonly string[],
  now: number,
): Promise<void> {
  const rows = recipients.map((recipient) => ({
    ...newOutboxRow(message_id, { channel, recipient }, now),
    // Keep its age, so that the alarm is not postponed.
    queued_at,
  }));
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['message_id', 'channel', 'recipient']).doNothing())
      .execute();
    await transaction.deleteFrom('outbox').where('id', '=', id).execute();
  });
}

/** Deliveries per alarm; the next alarm reports the rest. */
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
