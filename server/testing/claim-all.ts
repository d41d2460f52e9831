import type { Database } from '../store/database.ts';
import { claimDue, type OutboxRow } from '../store/outbox.ts';

/** Claims all due deliveries of all channels. */
export async function claimAll(database: Database, now: number): Promise<OutboxRow[]> {
  const due = await claimDue(database, ['mail', 'webhook', 'confirmation'], now);
  return due ? [due, ...(await claimAll(database, now))] : [];
}

/** The id of a message's only row in the outbox. */
export async function outboxIdOf({ db }: Database, messageId: string): Promise<string> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return row.id;
}
