import type { Database } from './database.ts';

export type OutboxFigures = { waiting: number; failed: number; oldestCreatedAt: number | undefined };

/** How many messages are not delivered, and when the oldest of them came in. */
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
  return {
    waiting: countOf('waiting'),
    failed: countOf('failed'),
    oldestCreatedAt: rows.length === 0 ? undefined : Math.min(...rows.map((row) => row.oldest)),
  };
}
