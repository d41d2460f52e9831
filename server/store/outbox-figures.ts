import type { Database } from './database.ts';
import type { Channel } from './outbox.ts';
import type { Tables } from './tables.ts';

type State = Exclude<Tables['outbox']['state'], 'sent'>;

/** What is not delivered. Confirmations are counted by channel only: a message is delivered without them. */
export type OutboxFigures = Record<State, number> & {
  /** When the oldest message came in that delivery still has to reach; a held one does not count. */
  oldestCreatedAt: number | undefined;
  /** Deliveries that somebody was told of, because they fail or take too long. */
  alarmed: number;
  byChannel: readonly { channel: Channel; state: State; count: number }[];
};

/** Messages are counted once by state, whatever number of their destinations has that state. */
export async function outboxFigures({ db }: Database): Promise<OutboxFigures> {
  const byState = await db
    .selectFrom('outbox')
    .innerJoin('messages', 'messages.id', 'outbox.message_id')
    .select((row) => [
      'outbox.state',
      row.fn.count<number>('outbox.message_id').distinct().as('count'),
      row.fn.count<number>('outbox.alarmed_at').as('alarmed'),
      row.fn.min('messages.created_at').as('oldest'),
    ])
    .where('outbox.state', '!=', 'sent')
    .where('outbox.channel', '!=', 'confirmation')
    .groupBy('outbox.state')
    .execute();
  const byChannel = await db
    .selectFrom('outbox')
    .select((row) => ['channel', 'state', row.fn.countAll<number>().as('count')])
    .where('state', '!=', 'sent')
    .groupBy(['channel', 'state'])
    .$narrowType<{ state: State }>()
    .execute();
  const countOf = (state: State) => byState.find((row) => row.state === state)?.count ?? 0;
  const undelivered = byState.filter(({ state }) => state !== 'held');
  return {
    waiting: countOf('waiting'),
    failed: countOf('failed'),
    held: countOf('held'),
    oldestCreatedAt: undelivered.length === 0 ? undefined : Math.min(...undelivered.map((row) => row.oldest)),
    alarmed: undelivered.reduce((sum, row) => sum + row.alarmed, 0),
    byChannel,
  };
}
