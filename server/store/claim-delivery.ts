import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from './database.ts';
import type { Channel, Destination, OutboxRow } from './outbox.ts';

/** How long a claim lasts, in milliseconds: longer than any delivery may take. */
const lease = 2 * 60_000;

/** Clock skew between servers, in milliseconds, beyond which this server's clock counts as set back. */
const clockTolerance = 60_000;

/** Rows that a server is delivering. Ignores leases longer than any granted now: a clock that was ahead granted them. */
export function isLeased(now: number) {
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.between('leased_until', now + 1, now + lease + clockTolerance);
}

/**
 * Makes this process the one that delivers, unless another process that shares the database file already is. When that
 * one ends, the next call takes over and frees what it had claimed. On PostgreSQL all servers deliver.
 *
 * @returns whether this process may deliver
 */
export async function acquireOutbox(database: Database): Promise<boolean> {
  if (database.kind === 'postgres' || database.outboxLock.isHeld()) return true;
  if (!database.outboxLock.acquire()) return false;
  await database.db.updateTable('outbox').set({ leased_until: 0 }).execute();
  return true;
}

type Claim = {
  channels: readonly Channel[];
  /** Rows that this server is already delivering. */
  inFlightIds?: readonly string[];
  /** Destinations that take no more deliveries at the moment. */
  fullDestinations?: readonly Destination[];
};

/**
 * Claims the delivery that has been due longest. No other server gets it until the outcome is recorded or, after a
 * crash, the lease expires.
 *
 * Delays nothing when the clock was set back: rows scheduled or leased further ahead than this clock allows are due.
 */
export async function claimDue(
  database: Database,
  { channels, inFlightIds = [], fullDestinations = [] }: Claim,
  now: number,
): Promise<OutboxRow | undefined> {
  if (!(await acquireOutbox(database))) return undefined;
  const { db, kind } = database;
  return (
    db
      // In a CTE, so that PostgreSQL evaluates it once and locks only the row it returns.
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
          .$if(inFlightIds.length > 0, (due) => due.where('id', 'not in', inFlightIds))
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

export async function recordSent({ db }: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, leased_until: 0, refusals: 0, last_error: null, error_code: null })
    .where('id', '=', id)
    .execute();
}

type Failure = {
  /** In the words of the mail server or webhook, which may name people. */
  reason: string;
  code: string;
  /** Consecutive permanent refusals, including this one. */
  refusals: number;
  /** Undefined gives the delivery up. */
  nextAttemptAt: number | undefined;
};

/** The cipher context of a delivery's last error. */
export const errorContext = (id: string) => `error ${id}`;

/** Records a failed attempt and schedules the next one. */
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
      last_error: cipher.encrypt(reason.slice(0, 500), errorContext(id)),
      error_code: code,
    })
    .where('id', '=', id)
    .execute();
}
