import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import type { ReceivedMessage } from '../../lib/contact/received-message.ts';
import { maxDuplicates } from '../../lib/contact/score-spam.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { claimConfirmation } from './confirmation-limit.ts';
import type { Database } from './database.ts';
import { claimDedupKey } from './dedup-keys.ts';
import { type Destination, newOutboxRow } from './outbox.ts';
import { contentOf } from './stored-message.ts';

/** What is known of a message beside its fields. What is left out is the site's first language, and no sign of spam. */
export type MessageContext = Partial<Omit<ReceivedMessage, 'message'>>;

/** What becomes of it. */
export type DeliveryPlan = {
  destinations: readonly Destination[];
  /** Tells the visitor by mail that it came in. Left out for what looks like spam, and for one who got one lately. */
  confirm: boolean;
};

/** To whom the settings name when it is sent. */
const byMail: DeliveryPlan = { destinations: [{ channel: 'mail', recipient: '' }], confirm: false };

/**
 * Writes the message and its places in the outbox in one transaction. When this resolves, all are on the disk.
 *
 * The same message again within ten minutes of the first is not stored a second time; it gets the first one's id.
 * This also holds when both arrive at the same moment at different servers.
 *
 * @throws what the database said; then nothing is stored.
 */
export async function storeMessage(
  { db, cipher }: Database,
  message: ContactMessage,
  now: number,
  { language = languages[0], spam, isHeld = false, textDigest }: MessageContext = {},
  { destinations, confirm }: DeliveryPlan = byMail,
): Promise<{ id: string; isNew: boolean }> {
  const ownId = randomUUID();
  return db.transaction().execute(async (transaction) => {
    const id = await claimDedupKey(transaction, cipher, message, ownId, now);
    if (id !== ownId) return { id, isNew: false };
    await transaction
      .insertInto('messages')
      .values({
        id,
        created_at: now,
        language,
        content: contentOf(cipher, id, message),
        spam_score: spam?.score ?? 0,
        spam_reasons: spam?.reasons.join(',') ?? '',
        text_digest: textDigest === undefined ? null : cipher.digest(textDigest),
      })
      .execute();
    const rows = destinations.map((destination) => newOutboxRow(id, destination, now, isHeld));
    const looksFine = !isHeld && (spam?.score ?? 0) === 0;
    if (confirm && looksFine && (await claimConfirmation(transaction, cipher, message.email, now)))
      rows.push(newOutboxRow(id, { channel: 'confirmation', recipient: '' }, now));
    await transaction.insertInto('outbox').values(rows).execute();
    return { id, isNew: true };
  });
}

/**
 * How many messages with this text came in since `since`, whoever sent them: at most as many as make a difference, so that
 * the thousandth costs no more than the third.
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
