import type { Database } from './database.ts';
import type { OutboxRow } from './outbox.ts';
import { parseStoredMessage } from './stored-message.ts';

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

/** Lists the messages since `since`, newest first, each with a summary of its deliveries, confirmations aside. */
export async function listMessages({ db }: Database, since: number) {
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('messages', 'messages.id', 'outbox.message_id')
    .selectAll('outbox')
    .where('messages.created_at', '>=', since)
    .where('outbox.channel', '!=', 'confirmation')
    .orderBy('outbox.channel')
    .orderBy('outbox.recipient')
    .execute();
  const byMessage = Map.groupBy(rows, (row) => row.message_id);
  return messages.map((message) => ({
    ...parseStoredMessage(message),
    ...summarize(byMessage.get(message.id) ?? []),
  }));
}

const worstFirst = ['failed', 'held', 'waiting', 'sent'] as const;

function summarize(rows: readonly OutboxRow[]) {
  const state = worstFirst.find((each) => rows.some((row) => row.state === each)) ?? 'waiting';
  const nextAttempts = rows.filter((row) => row.state === 'waiting').map((row) => row.next_attempt_at);
  const errors = rows.flatMap(({ channel, recipient, last_error: error }) => {
    if (error === null) return [];
    return rows.length === 1 ? [error] : [`${recipient || channel}: ${error}`];
  });
  return {
    /** The worst state of any delivery. */
    state,
    /** The maximum over all deliveries. */
    attempts: Math.max(0, ...rows.map((row) => row.attempts)),
    /** The earliest next attempt of any delivery. */
    nextAttemptAt: nextAttempts.length === 0 ? undefined : Math.min(...nextAttempts),
    /** When the last destination received it; undefined until all have. */
    sentAt: state === 'sent' ? Math.max(...rows.map((row) => row.sent_at ?? 0)) : undefined,
    /** The last error of each failing delivery, one per line. */
    lastError: errors.length === 0 ? undefined : errors.join('\n'),
  };
}
