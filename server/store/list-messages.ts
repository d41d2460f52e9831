import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { MessageCipher } from './message-cipher.ts';
import { errorPlace } from './outbox.ts';
import { type StoredMessage, storedMessage } from './stored-message.ts';
import type { Tables } from './tables.ts';

/** A message with the state of its delivery to all destinations together. Times are milliseconds since 1970. */
export type ListedMessage = StoredMessage & {
  /** Why its fields cannot be shown; they are empty then. */
  unreadable: string | undefined;
  /** Failed when one of them has failed, else held or waiting when one of them is, else sent. */
  state: Tables['outbox']['state'];
  /** The most that any of them took. */
  attempts: number;
  /** When the first of those that wait is tried again. */
  nextAttemptAt: number | undefined;
  /** When the last of them had it; undefined while one of them has not. */
  sentAt: number | undefined;
  /** What each of them said last that has not taken it, a line each. */
  lastError: string | undefined;
};

/** Every message since `since`, newest first. One that cannot be decrypted is listed with the reason. */
export async function listMessages({ db, cipher }: Database, since: number): Promise<ListedMessage[]> {
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
    ...readable(message, cipher),
    ...summary(byMessage.get(message.id) ?? [], cipher),
  }));
}

const worstFirst = ['failed', 'held', 'waiting', 'sent'] as const;

type Delivery = Omit<ListedMessage, keyof StoredMessage | 'unreadable'>;

function summary(rows: readonly Selectable<Tables['outbox']>[], cipher: MessageCipher): Delivery {
  const state = worstFirst.find((one) => rows.some((row) => row.state === one)) ?? 'waiting';
  const turns = rows.filter((row) => row.state === 'waiting').map((row) => row.next_attempt_at);
  const errors = rows.flatMap(({ id, channel, recipient, last_error: stored }) => {
    if (stored === null) return [];
    const error = openError(stored, id, cipher);
    return rows.length === 1 ? [error] : [`${recipient || channel}: ${error}`];
  });
  return {
    state,
    attempts: Math.max(0, ...rows.map((row) => row.attempts)),
    nextAttemptAt: turns.length === 0 ? undefined : Math.min(...turns),
    sentAt: state === 'sent' ? Math.max(...rows.map((row) => row.sent_at ?? 0)) : undefined,
    lastError: errors.length === 0 ? undefined : errors.join('\n'),
  };
}

function readable(row: Selectable<Tables['messages']>, cipher: MessageCipher) {
  try {
    return { ...storedMessage(row, cipher), unreadable: undefined };
  } catch (error) {
    return { ...storedMessage({ ...row, content: '{}' }, cipher), unreadable: messageOf(error) };
  }
}

function openError(stored: string, id: string, cipher: MessageCipher): string {
  try {
    return cipher.open(stored, errorPlace(id));
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
