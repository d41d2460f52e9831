import type { Selectable } from 'kysely';
import { z } from 'zod';
import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import { spamReasons } from '../../lib/contact/score-spam.ts';
import type { Database, Tables } from './database.ts';

export type StoredMessage = ReturnType<typeof parseStoredMessage>;

/** Fields added to the form later default to empty; fields removed from the form are kept. */
const contentSchema = z.looseRecord(z.enum(contactFieldNames), z.string().default(''));

/** @throws Error when the content is not what `storeMessage` writes */
export function parseStoredMessage(row: Selectable<Tables['messages']>) {
  return {
    id: row.id,
    /** In milliseconds since 1970. */
    createdAt: row.created_at,
    /** The language of the page with the form. */
    language: row.language,
    fields: contentSchema.parse(JSON.parse(row.content)),
    /** 0 without any sign of spam. */
    spamScore: row.spam_score,
    spamReasons: spamReasons.filter((reason) => row.spam_reasons.split(',').includes(reason)),
  };
}

export async function findMessage({ db }: Database, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseStoredMessage(row);
}

/**
 * Returns the reference number that mails and phone calls use for a message: the first eight digits of its id, in
 * capitals.
 */
export function referenceOf(messageId: string): string {
  return messageId.slice(0, 8).toUpperCase();
}
