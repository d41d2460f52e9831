import { claimDue } from '../store/claim-delivery.ts';
import type { Database } from '../store/database.ts';
import type { OutboxRow } from '../store/outbox.ts';

/** Claims up to `limit` due deliveries of all channels. */
export async function claimAll(database: Database, now: number, limit = 100): Promise<OutboxRow[]> {
  const claimed: OutboxRow[] = [];
  while (claimed.length < limit) {
    const due = await claimDue(database, { channels: ['mail', 'webhook', 'confirmation'] }, now);
    if (!due) break;
    claimed.push(due);
  }
  return claimed;
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
