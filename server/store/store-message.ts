import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import type { ReceivedMessage } from '../../lib/contact/received-message.ts';
import { languages } from '../../lib/i18n/languages.ts';
import type { Database } from './database.ts';
import { claimDedupKey } from './dedup-keys.ts';
import { newOutboxRow } from './outbox.ts';
import { contentOf } from './stored-message.ts';

/** What is known of a message beside its fields. What is left out is the site's first language, and no sign of spam. */
export type MessageContext = Partial<Omit<ReceivedMessage, 'message'>>;

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
  { language = languages[0], spam, isHeld = false, textDigest }: MessageContext = {},
): Promise<{ id: string; isNew: boolean }> {
  const ownId = randomUUID();
  return db.transaction().execute(async (transaction) => {
    const id = await claimDedupKey(transaction, message, ownId, now);
    if (id !== ownId) return { id, isNew: false };
    await transaction
      .insertInto('messages')
      .values({
        id,
        created_at: now,
        language,
        content: contentOf(message),
        spam_score: spam?.score ?? 0,
        spam_reasons: spam?.reasons.join(',') ?? '',
        text_digest: textDigest ?? null,
      })
      .execute();
    await transaction
      .insertInto('outbox')
      .values(newOutboxRow(id, now, isHeld))
      .execute();
    return { id, isNew: true };
  });
}

/** How many messages with this text came in since `since`, whoever sent them. */
export async function countSameTexts({ db }: Database, textDigest: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('text_digest', '=', textDigest)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
