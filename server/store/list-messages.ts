import type { Database } from './database.ts';

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

/** Every message since `since` with the state of its delivery, newest first. */
export async function listMessages({ db }: Database, since: number) {
  return db
    .selectFrom('messages')
    .innerJoin('outbox', 'outbox.message_id', 'messages.id')
    .selectAll('messages')
    .select([
      'outbox.state',
      'outbox.attempts',
      'outbox.next_attempt_at',
      'outbox.sent_at',
      'outbox.last_error',
    ])
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
