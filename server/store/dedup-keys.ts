import type { Transaction } from 'kysely';
import { type ContactField, contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { Database } from './database.ts';
import type { MessageCipher } from './message-cipher.ts';
import type { Tables } from './tables.ts';

/** How long the same message counts as posted twice, in milliseconds. */
const sameMessageFor = 10 * 60_000;

/**
 * Takes the message with these fields for `id`, unless the same one came in within the last ten minutes.
 *
 * @returns the id under which the message is stored: `id`, or that of the first one. Others that post the same message
 * at the same moment wait here until the transaction ends.
 */
export async function claimDedupKey(
  transaction: Transaction<Tables>,
  cipher: MessageCipher,
  fields: Readonly<Record<ContactField, string>>,
  id: string,
  now: number,
): Promise<string> {
  const key = dedupKey(cipher, fields);
  const written = await transaction
    .insertInto('dedup_keys')
    .values({ key, message_id: id, stored_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ message_id: id, stored_at: now })
        .where('dedup_keys.stored_at', '<=', now - sameMessageFor),
    )
    .returning('message_id')
    .executeTakeFirst();
  if (written) return id;
  const first = await transaction
    .selectFrom('dedup_keys')
    .select('message_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return first.message_id;
}

/** Deletes the dedup keys and the counts of posts that have run out. */
export async function purgeDedupKeys({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom('dedup_keys')
    .where('stored_at', '<=', now - sameMessageFor)
    .execute();
  await db.deleteFrom('post_limits').where('expire', '<', now).execute();
}

/** The same for the same message, and for no other. */
function dedupKey(cipher: MessageCipher, fields: Readonly<Record<ContactField, string>>): string {
  const values = contactFieldNames.map((field) => fields[field]);
  return cipher.digest(JSON.stringify(values));
}
