import { hash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import { maxDuplicates, type SpamVerdict } from '../../lib/contact/score-spam.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { claimKey } from './claim-key.ts';
import { claimConfirmation } from './confirmation-limit.ts';
import type { Database } from './database.ts';
import { type Destination, newOutboxRow } from './outbox.ts';

/** Message metadata. The defaults are the site's first language and no sign of spam. */
export type MessageContext = {
  /** The language of the page it was sent from. */
  language?: Language;
  spam?: SpamVerdict;
  /** Likely spam, kept for `npm run messages -- --held` instead of being mailed. */
  isHeld?: boolean;
  /** Equal for equal texts; undefined for a text too short to be distinctive. */
  textDigest?: string | undefined;
};

export type DeliveryPlan = {
  destinations: readonly Destination[];
  /** Emails the visitor a confirmation, unless the message looks like spam or the limit is reached. */
  confirm: boolean;
};

/** How long an identical message counts as a duplicate, in milliseconds. */
const dedupWindow = 10 * 60_000;

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
  { db }: Database,
  message: ContactMessage,
  now: number,
  { language = languages[0], spam, isHeld = false, textDigest }: MessageContext = {},
  { destinations, confirm }: DeliveryPlan = byMail,
): Promise<{ id: string; isNew: boolean }> {
  const newId = randomUUID();
  const content = JSON.stringify(message);
  return db.transaction().execute(async (transaction) => {
    const claim = { key: `message ${hash('sha256', content)}`, holder: newId };
    const id = await claimKey(transaction, claim, now, dedupWindow);
    if (id !== newId) return { id, isNew: false };
    await transaction
      .insertInto('messages')
      .values({
        id,
        created_at: now,
        language,
        content,
        spam_score: spam?.score ?? 0,
        spam_reasons: spam?.reasons.join(',') ?? '',
        text_digest: textDigest ?? null,
      })
      .execute();
    const rows = destinations.map((destination) => newOutboxRow(id, destination, now, isHeld));
    const isClean = !isHeld && (spam?.score ?? 0) === 0;
    if (confirm && isClean && (await claimConfirmation(transaction, message.email, id, now)))
      rows.push(newOutboxRow(id, { channel: 'confirmation', recipient: '' }, now));
    await transaction.insertInto('outbox').values(rows).execute();
    return { id, isNew: true };
  });
}

/** In milliseconds: repeating a text within this time is a sign of spam. */
const repetitionWindow = 7 * 24 * 60 * 60_000;

/**
 * Counts the messages with this text of the last seven days, from any sender. Stops at `maxDuplicates`, which bounds the
 * cost of a flood: higher counts make no difference.
 */
export async function countSameTexts({ db }: Database, textDigest: string, now: number): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('text_digest', '=', textDigest)
    .where('created_at', '>=', now - repetitionWindow)
    .limit(maxDuplicates)
    .execute();
  return rows.length;
}
