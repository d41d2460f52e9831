import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import { lease } from './lease.ts';
import type { Tables } from './tables.ts';

export type DueMessage = Selectable<Tables['messages']> & {
  /** How often it was tried, this time included. */
  attempts: number;
  give_up_at: number;
};

/**
 * Takes up to `count` messages whose turn it is, the longest waiting first. Nobody else gets them until the outcome
 * is recorded or, after a crash, the lease has run out.
 */
export async function claimDue({ db, kind }: Database, count: number, now: number): Promise<DueMessage[]> {
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
  return db
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
}
