import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tables } from './database.ts';

export type Channel = Tables['outbox']['channel'];

/** Where a message goes. */
export type Destination = Pick<Tables['outbox'], 'channel' | 'recipient'>;

export type OutboxRow = Selectable<Tables['outbox']>;

/** How long a claim lasts, in milliseconds: longer than any delivery may take. */
const lease = 2 * 60_000;

/** How much the clocks of servers may differ, in milliseconds. */
const clockTolerance = 60_000;

/** The longest wait between two attempts, in milliseconds. */
export const maxDelay = 60 * 60_000;

/** Makes a delivery due now, as if the message had just arrived. */
const dueNow = (now: number) => ({
  state: 'waiting' as const,
  attempts: 0,
  queued_at: now,
  next_attempt_at: now,
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
    leased_until: 0,
  };
}

/**
 * Claims the delivery that has been due longest. No other server gets it until the outcome is recorded or, after a
 * crash, the lease expires.
 *
 * A time further ahead than this software ever sets means that the clock was set back: such a row is due, too.
 */
export async function claimDue(
  { db, kind }: Database,
  channels: readonly Channel[],
  now: number,
): Promise<OutboxRow | undefined> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where((row) => row.not(row.between('next_attempt_at', now + 1, now + maxDelay + clockTolerance)))
    .where((row) => row.not(row.between('leased_until', now + 1, now + lease + clockTolerance)))
    .orderBy('next_attempt_at')
    .limit(1);
  return (
    db
      .updateTable('outbox')
      .set((row) => ({ leased_until: now + lease, attempts: row('attempts', '+', 1) }))
      // SQLite makes one update at a time.
      .where('id', '=', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .executeTakeFirst()
  );
}

export async function recordSent({ db }: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, leased_until: 0, last_error: null, error_code: null })
    .where('id', '=', id)
    .execute();
}

/** Records a failed attempt, and when the next one is due; undefined gives the delivery up. */
export async function recordFailure(
  { db }: Database,
  id: string,
  failure: { last_error: string; error_code: string },
  nextAttemptAt?: number,
): Promise<void> {
  const next =
    nextAttemptAt === undefined ? { state: 'failed' as const } : { next_attempt_at: nextAttemptAt };
  await db
    .updateTable('outbox')
    .set({ ...failure, ...next, leased_until: 0 })
    .where('id', '=', id)
    .execute();
}

/**
 * Puts a message back into the outbox, due now, for another seven days: for the destinations that have not received it,
 * held ones included, or for all if every one has. Does not interrupt a delivery in progress or send the visitor a
 * second confirmation.
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
