import type { Database, Tables } from './database.ts';

type State = Exclude<Tables['outbox']['state'], 'sent'>;

/** Counts undelivered messages by state. A message counts once per state of its deliveries, confirmations aside. */
export async function outboxFigures({ db }: Database) {
  const byState = await db
    .selectFrom('outbox')
    .innerJoin('messages', 'messages.id', 'outbox.message_id')
    .select((row) => [
      'outbox.state',
      row.fn.count<number>('outbox.message_id').distinct().as('count'),
      row.fn.min('messages.created_at').as('oldest'),
    ])
    .where('outbox.state', '!=', 'sent')
    .where('outbox.channel', '!=', 'confirmation')
    .groupBy('outbox.state')
    .execute();
  const countOf = (state: State) => byState.find((row) => row.state === state)?.count ?? 0;
  const undelivered = byState.filter(({ state }) => state !== 'held');
  return {
    waiting: countOf('waiting'),
    failed: countOf('failed'),
    held: countOf('held'),
    /** When the oldest undelivered message arrived, held ones aside. */
    oldestCreatedAt: undelivered.length === 0 ? undefined : Math.min(...undelivered.map((row) => row.oldest)),
  };
}
