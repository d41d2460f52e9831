import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type ContactField, contactFieldNames } from '../../lib/contact/contact-fields.ts';
import { type SpamReason, spamReasons } from '../../lib/contact/score-spam.ts';
import type { MessageCipher } from './message-cipher.ts';
import type { Tables } from './tables.ts';

/** A message as it was taken in. */
export type StoredMessage = {
  id: string;
  /** In milliseconds since 1970. */
  createdAt: number;
  /** The language of the page that it was written on. */
  language: string;
  fields: Readonly<Record<ContactField, string>>;
  /** 0 when nothing speaks for spam. */
  spamScore: number;
  spamReasons: readonly SpamReason[];
};

/** Fields that the form got later are empty; those that it has no more are kept. */
const content = z.looseRecord(z.enum(contactFieldNames), z.string().default(''));

/** The column that holds the fields of a message. */
export function contentOf(
  cipher: MessageCipher,
  id: string,
  fields: Readonly<Record<ContactField, string>>,
): string {
  const known = Object.fromEntries(contactFieldNames.map((field) => [field, fields[field]]));
  return cipher.seal(JSON.stringify(known), contentPlace(id));
}

/** Where the content of a message is stored, for its cipher. */
export const contentPlace = (id: string) => `content ${id}`;

/** @throws Error when its content cannot be decrypted, or is not what `contentOf` wrote. */
export function storedMessage(row: Selectable<Tables['messages']>, cipher: MessageCipher): StoredMessage {
  return {
    id: row.id,
    createdAt: row.created_at,
    language: row.language,
    fields: content.parse(JSON.parse(cipher.open(row.content, contentPlace(row.id)))),
    spamScore: row.spam_score,
    spamReasons: spamReasons.filter((reason) => row.spam_reasons.split(',').includes(reason)),
  };
}
