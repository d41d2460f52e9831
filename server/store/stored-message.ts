import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type ContactField, contactFieldNames } from '../../lib/contact/contact-fields.ts';
import { type SpamReason, spamReasons } from '../../lib/contact/score-spam.ts';
import type { Database, Tables } from './database.ts';
import type { MessageCipher } from './message-cipher.ts';

export type StoredMessage = {
  id: string;
  /** In milliseconds since 1970. */
  createdAt: number;
  /** The language of the page with the form. */
  language: string;
  fields: Readonly<Record<ContactField, string>>;
  /** 0 without any sign of spam. */
  spamScore: number;
  spamReasons: readonly SpamReason[];
};

/** Fields added to the form later default to empty; fields removed from the form are kept. */
const contentSchema = z.looseRecord(z.enum(contactFieldNames), z.string().default(''));

/** Encrypts the fields of a message for the `content` column. */
export function encryptContent(
  cipher: MessageCipher,
  id: string,
  fields: Readonly<Record<ContactField, string>>,
): string {
  const content = Object.fromEntries(contactFieldNames.map((field) => [field, fields[field]]));
  return cipher.encrypt(JSON.stringify(content), contentContext(id));
}

/** The cipher context of a message's content. */
export const contentContext = (id: string) => `content ${id}`;

/** @throws Error when the content cannot be decrypted or parsed */
export function parseStoredMessage(
  row: Selectable<Tables['messages']>,
  cipher: MessageCipher,
): StoredMessage {
  return {
    id: row.id,
    createdAt: row.created_at,
    language: row.language,
    fields: contentSchema.parse(JSON.parse(cipher.decrypt(row.content, contentContext(row.id)))),
    spamScore: row.spam_score,
    spamReasons: spamReasons.filter((reason) => row.spam_reasons.split(',').includes(reason)),
  };
}

/** @throws Error when the stored message cannot be decrypted or parsed */
export async function findMessage({ db, cipher }: Database, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseStoredMessage(row, cipher);
}

/**
 * Returns the reference number that mails and phone calls use for a message: the first eight digits of its id, in
 * capitals.
 */
export function referenceOf(messageId: string): string {
  return messageId.slice(0, 8).toUpperCase();
}
