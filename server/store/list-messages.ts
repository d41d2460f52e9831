import type { Database } from './database.ts';
import { type StoredMessage, storedMessage } from './stored-message.ts';
import type { Tables } from './tables.ts';

/** A message with the state of its delivery. Times are milliseconds since 1970. */
export type ListedMessage = StoredMessage & {
  state: Tables['outbox']['state'];
  attempts: number;
  nextAttemptAt: number;
  sentAt: number | undefined;
  lastError: string | undefined;
};

/** Every message since `since`, newest first. */
export async function listMessages({ db }: Database, since: number): Promise<ListedMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('outbox', 'outbox.message_id', 'messages.id')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...storedMessage(row),
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    sentAt: row.sent_at ?? undefined,
    lastError: row.last_error ?? undefined,
  }));
}
