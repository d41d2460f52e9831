import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import type { ReceivedMessage } from '../../lib/contact/received-message.ts';
import { maxDuplicates } from '../../lib/contact/score-spam.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { claimConfirmation } from './confirmation-limit.ts';
import type { Database } from './database.ts';
import { claimDedupKey } from './dedup-keys.ts';
import { type Destination, newOutboxRow } from './outbox.ts';
import { encryptContent } from './stored-message.ts';

/** Message metadata. The defaults are the site's first language and no sign of spam. */
export type MessageContext = Partial<Omit<ReceivedMessage, 'message'>>;

export type DeliveryPlan = {
  destinations: readonly Destination[];
  /** Emails the visitor a confirmation, unless the message looks like spam or the limit is reached. */
  confirm: boolean;
};

/** Resolves the recipients from the settings when the message is sent. */
const byMail: DeliveryPlan = { destinations: [{ channel: 'mail', recipient: '' }], confirm: false };

/**
 * Writes the message and its outbox rows in one transaction, which is on disk when this resolves.
 *
 * Does not store an identical message within ten minutes of the first, even when both arrive at different servers at
 * the same moment, but returns the first one's id.
 *
 * @throws the database's error; nothing is stored then
 */
export async function storeMessage(
  { db, cipher }: Database,
  message: ContactMessage,
  now: number,
  { language = languages[0], spam, isHeld = false, textDigest }: MessageContext = {},
  { destinations, confirm }: DeliveryPlan = byMail,
): Promise<{ id: string; isNew: boolean }> {
  const newId = randomUUID();
  return db.transaction().execute(async (transaction) => {
    const store = { db: transaction, cipher };
    const id = await claimDedupKey(store, message, newId, now);
    if (id !== newId) return { id, isNew: false };
    await transaction
      .insertInto('messages')
      .values({
        id,
        created_at: now,
        language,
        content: encryptContent(cipher, id, message),
        spam_score: spam?.score ?? 0,
        spam_reasons: spam?.reasons.join(',') ?? '',
        text_digest: textDigest === undefined ? null : cipher.digest(textDigest),
      })
      .execute();
    const rows = destinations.map((destination) => newOutboxRow(id, destination, now, isHeld));
    const isClean = !isHeld && (spam?.score ?? 0) === 0;
    if (confirm && isClean && (await claimConfirmation(store, message.email, now)))
      rows.push(newOutboxRow(id, { channel: 'confirmation', recipient: '' }, now));
    await transaction.insertInto('outbox').values(rows).execute();
    return { id, isNew: true };
  });
}

/**
 * Counts the messages with this text since `since`, from any sender. Stops at `mostSameTexts`, which bounds the cost of
 * a flood: higher counts make no difference.
 */
export async function countSameTexts(
  { db, cipher }: Database,
  textDigest: string,
  since: number,
): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('text_digest', '=', cipher.digest(textDigest))
    .where('created_at', '>=', since)
    .limit(maxDuplicates)
    .execute();
  return rows.length;
}
