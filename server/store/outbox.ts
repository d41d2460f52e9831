import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export type Channel = Tables['outbox']['channel'];

/** Where a message goes. */
export type Destination = Pick<Tables['outbox'], 'channel' | 'recipient'>;

/** A row of the outbox that this server has claimed. */
export type DueDelivery = Selectable<Tables['outbox']>;

/** How long a server has a delivery for itself, in milliseconds: longer than any delivery may take. */
const lease = 2 * 60_000;

/** How long delivery is tried, in milliseconds: seven days. After that a person has to look. */
export const giveUpAfter = 7 * 24 * 60 * 60_000;

/** For confirmations, in milliseconds: a day later, nobody wonders any more whether a message came in. */
const giveUpConfirmingAfter = 24 * 60 * 60_000;

/** Clocks of several servers may differ by this much, in milliseconds, before one counts as set back. */
const clockTolerance = 60_000;

/** The outbox row of a message that has just come in. A held one waits for a person instead of its turn. */
export function newOutboxRow(
  messageId: string,
  { channel, recipient }: Destination,
  now: number,
  isHeld = false,
): Insertable<Tables['outbox']> {
  return {
    id: randomUUID(),
    message_id: messageId,
    channel,
    recipient,
    state: isHeld ? 'held' : 'waiting',
    attempts: 0,
    refusals: 0,
    queued_at: now,
    scheduled_at: now,
    next_attempt_at: now,
    leased_until: 0,
    give_up_at: now + (channel === 'confirmation' ? giveUpConfirmingAfter : giveUpAfter),
    sent_at: null,
    last_error: null,
    error_code: null,
    alarmed_at: null,
  };
}

/** Whether a server is delivering it now. A lease that ends later than any that is given now tells of a changed clock. */
export function isLeased(now: number) {
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.between('leased_until', now + 1, now + lease + clockTolerance);
}

type Claim = {
  channels: readonly Channel[];
  /** Rows that this server is delivering already. */
  busyIds?: readonly string[];
  /** Destinations that get nothing more for the moment. */
  fullDestinations?: readonly Destination[];
};

/**
 * Whether this process may deliver. Of several that share a database file, the first one to ask does until it ends;
 * then the next one frees what it left claimed and goes on. On PostgreSQL all deliver.
 */
export async function takeOutbox(database: Database): Promise<boolean> {
  if (database.kind === 'postgres' || database.outboxLock.isHeld()) return true;
  if (!database.outboxLock.take()) return false;
  await database.db.updateTable('outbox').set({ leased_until: 0 }).execute();
  return true;
}

/**
 * Claims the delivery that has waited longest for its turn. Nobody else gets it until the outcome is recorded or,
 * after a crash, the lease has run out.
 *
 * A clock that was set back holds nothing up: a turn or a lease further ahead than this clock would put it has come.
 */
export async function claimDue(
  database: Database,
  { channels, busyIds = [], fullDestinations = [] }: Claim,
  now: number,
): Promise<DueDelivery | undefined> {
  if (!(await takeOutbox(database))) return undefined;
  const { db, kind } = database;
  return (
    db
      // Apart from the update, so that it runs once and locks no more rows than it takes.
      .with('due', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('channel', 'in', channels)
          .where((row) =>
            row.or([row('next_attempt_at', '<=', now), row('scheduled_at', '>', now + clockTolerance)]),
          )
          .where((row) => row.not(isLeased(now)(row)))
          .$if(busyIds.length > 0, (due) => due.where('id', 'not in', busyIds))
          .where((row) =>
            row.and(
              fullDestinations.map(({ channel, recipient }) =>
                row.or([row('channel', '!=', channel), row('recipient', '!=', recipient)]),
              ),
            ),
          )
          .orderBy('next_attempt_at')
          .limit(1)
          .$if(kind === 'postgres', (due) => due.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((row) => ({ leased_until: now + lease, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', (row) => row.selectFrom('due').select('id'))
      .returningAll()
      .executeTakeFirst()
  );
}

/** Notes that the destination has taken the message. */
export async function recordSent({ db }: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, leased_until: 0, refusals: 0, last_error: null, error_code: null })
    .where('id', '=', id)
    .execute();
}

type Failure = {
  /** In the words of the other side. */
  reason: string;
  /** The same without words. */
  code: string;
  /** Attempts in a row that were refused for good, this one included. */
  refusals: number;
  /** When it is tried again; never when it is undefined. */
  nextAttemptAt: number | undefined;
};

/** Where the last error of a delivery is stored, for its cipher. */
export const errorPlace = (id: string) => `error ${id}`;

/** Notes why an attempt failed, and when the next one is due. */
export async function recordFailure(
  { db, cipher }: Database,
  id: string,
  { reason, code, refusals, nextAttemptAt }: Failure,
  now: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      ...(nextAttemptAt === undefined ? { state: 'failed' } : { next_attempt_at: nextAttemptAt }),
      scheduled_at: now,
      leased_until: 0,
      refusals,
      last_error: cipher.seal(reason.slice(0, 500), errorPlace(id)),
      error_code: code,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Replaces a delivery to a recipient that the settings name no more by deliveries to those that they name now. A
 * recipient who has the message already, or is about to get it, gets it once.
 */
export async function readdress(
  { db }: Database,
  { id, message_id, channel, queued_at }: DueDelivery,
  recipients: readonly string[],
  now: number,
): Promise<void> {
  const rows = recipients.map((recipient) => ({
    ...newOutboxRow(message_id, { channel, recipient }, now),
    // It has waited no less for that.
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
