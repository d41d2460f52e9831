import type { Database } from './database.ts';
import { type StoredMessage, storedMessage } from './stored-message.ts';

export type DueMessage = StoredMessage & {
  /** How often it was tried, this time included. */
  attempts: number;
  /** When delivery of it ends, in milliseconds since 1970. */
  giveUpAt: number;
};

/**
 * How long a server has a message for itself, in milliseconds. It renews the lease while it is at work, so an expired
 * lease belongs to a server that crashed.
 */
export const lease = 60_000;

/** How long delivery of a message is tried, in milliseconds: seven days. After that a person has to look. */
export const giveUpAfter = 7 * 24 * 60 * 60_000;

/** The outbox row of a message that has just come in. A held one waits for a person instead of its turn. */
export function newOutboxRow(id: string, now: number, isHeld: boolean) {
  return {
    message_id: id,
    state: isHeld ? ('held' as const) : ('waiting' as const),
    attempts: 0,
    next_attempt_at: now,
    leased_until: 0,
    give_up_at: now + giveUpAfter,
    sent_at: null,
    last_error: null,
  };
}

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
 * Takes up to `count` messages whose turn it is, the longest waiting first. Nobody else gets them until the outcome
 * is recorded or, after a crash, the lease has run out.
 */
export async function claimDue(database: Database, count: number, now: number): Promise<DueMessage[]> {
  if (!(await takeOutbox(database))) return [];
  const { db, kind } = database;
  const claimed = await db
    // Apart from the update, so that it runs once and locks no more rows than it takes.
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('message_id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .where('leased_until', '<=', now)
        .orderBy('next_attempt_at')
        .limit(count)
        .$if(kind === 'postgres', (due) => due.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((row) => ({ leased_until: now + lease, attempts: row('attempts', '+', 1) }))
    .where('message_id', 'in', (row) => row.selectFrom('due').select('message_id'))
    .returning('message_id')
    .execute();
  if (claimed.length === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .innerJoin('outbox', 'outbox.message_id', 'messages.id')
    .selectAll('messages')
    .select(['outbox.attempts', 'outbox.give_up_at'])
    .where(
      'messages.id',
      'in',
      claimed.map((row) => row.message_id),
    )
    .orderBy('messages.created_at')
    .execute();
  return rows.map((row) => ({
    ...storedMessage(row),
    attempts: row.attempts,
    giveUpAt: row.give_up_at,
  }));
}

/** Says that this server is still at work on these messages. */
export async function renewLeases({ db }: Database, ids: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: now + lease })
    .where('message_id', 'in', ids)
    .where('leased_until', '>', 0)
    .execute();
}

/** Notes that the mail server has taken the message. */
export async function recordSent({ db }: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, leased_until: 0, last_error: null })
    .where('message_id', '=', id)
    .execute();
}

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

/** How many messages are not delivered, by state, and when the oldest one came in that delivery still has to reach. */
export type OutboxFigures = {
  waiting: number;
  failed: number;
  held: number;
  oldestCreatedAt: number | undefined;
};

export async function outboxFigures({ db }: Database): Promise<OutboxFigures> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('messages', 'messages.id', 'outbox.message_id')
    .select((row) => [
      'outbox.state',
      row.fn.countAll<number>().as('count'),
      row.fn.min('messages.created_at').as('oldest'),
    ])
    .where('outbox.state', '!=', 'sent')
    .groupBy('outbox.state')
    .execute();
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const undelivered = rows.filter(({ state }) => state !== 'held');
  return {
    waiting: countOf('waiting'),
    failed: countOf('failed'),
    held: countOf('held'),
    oldestCreatedAt: undelivered.length === 0 ? undefined : Math.min(...undelivered.map((row) => row.oldest)),
  };
}
