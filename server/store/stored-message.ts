import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type ContactField, contactFieldNames } from '../../lib/contact/contact-fields.ts';
import { type SpamReason, spamReasons } from '../../lib/contact/score-spam.ts';
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
export function contentOf(fields: Readonly<Record<ContactField, string>>): string {
  return JSON.stringify(Object.fromEntries(contactFieldNames.map((field) => [field, fields[field]])));
}

/** @throws Error when the stored content is not what `contentOf` wrote. */
export function storedMessage(row: Selectable<Tables['messages']>): StoredMessage {
  return {
    id: row.id,
    createdAt: row.created_at,
    language: row.language,
    fields: content.parse(JSON.parse(row.content)),
    spamScore: row.spam_score,
    spamReasons: spamReasons.filter((reason) => row.spam_reasons.split(',').includes(reason)),
  };
}
