import { claimDue } from '../store/claim-delivery.ts';
import type { Database } from '../store/database.ts';
import type { OutboxRow } from '../store/outbox.ts';

/** Claims what is due, of every channel, up to `most`. */
export async function claimAll(database: Database, now: number, most = 100): Promise<OutboxRow[]> {
  const claimed: OutboxRow[] = [];
  while (claimed.length < most) {
    const due = await claimDue(database, { channels: ['mail', 'webhook', 'confirmation'] }, now);
    if (!due) break;
    claimed.push(due);
  }
  return claimed;
}

/** The id that the only place of a message in the outbox has. */
export async function outboxIdOf({ db }: Database, messageId: string): Promise<string> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return row.id;
}
