import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import type { Database } from './database.ts';
import { fingerprint } from './fingerprint.ts';
import { giveUpAfter } from './give-up-after.ts';

const sameMessageFor = 10 * 60_000;

/**
 * Writes the message and its place in the outbox in one transaction. When this resolves, both are on the disk.
 *
 * The same message again within ten minutes of the first is not stored a second time; it gets the first one's id.
 * This also holds when both arrive at the same moment at different servers.
 *
 * @throws what the database said; then nothing is stored.
 */
export async function storeMessage(
  { db }: Database,
  message: ContactMessage,
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const mark = { fingerprint: fingerprint(message), message_id: randomUUID(), stored_at: now };
  return db.transaction().execute(async (transaction) => {
    // The mark goes first: whoever writes it has the message, everybody else waits here and then finds it taken.
    const written = await transaction
      .insertInto('recent_messages')
      .values(mark)
      .onConflict((conflict) =>
        conflict
          .column('fingerprint')
          .doUpdateSet({ message_id: mark.message_id, stored_at: now })
          .where('recent_messages.stored_at', '<=', now - sameMessageFor),
      )
      .returning('message_id')
      .executeTakeFirst();
    if (!written) {
      const first = await transaction
        .selectFrom('recent_messages')
        .select('message_id')
        .where('fingerprint', '=', mark.fingerprint)
        .executeTakeFirstOrThrow();
      return { id: first.message_id, isNew: false };
    }
    const id = mark.message_id;
    const { firstName, lastName, ...others } = message;
    await transaction
      .insertInto('messages')
      .values({ id, created_at: now, first_name: firstName, last_name: lastName, ...others })
      .execute();
    await transaction
      .insertInto('outbox')
      .values({
        message_id: id,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now,
        leased_until: 0,
        give_up_at: now + giveUpAfter,
        sent_at: null,
        last_error: null,
      })
      .execute();
    return { id, isNew: true };
  });
}
