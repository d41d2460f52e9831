import { type ContactField, contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { Database, Store } from './database.ts';

/** How long an identical message counts as a duplicate, in milliseconds. */
const dedupWindow = 10 * 60_000;

/**
 * Claims the message with these fields for `id`, unless an identical one arrived within the last ten minutes.
 * Concurrent posts of the same message wait here until the transaction ends.
 *
 * @returns the id of the stored message: `id`, or that of the earlier message
 */
export async function claimDedupKey(
  { db, cipher }: Store,
  fields: Readonly<Record<ContactField, string>>,
  id: string,
  now: number,
): Promise<string> {
  const key = cipher.digest(JSON.stringify(contactFieldNames.map((field) => fields[field])));
  const claimed = await db
    .insertInto('dedup_keys')
    .values({ key, message_id: id, stored_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ message_id: id, stored_at: now })
        .where('dedup_keys.stored_at', '<=', now - dedupWindow),
    )
    .returning('message_id')
    .executeTakeFirst();
  if (claimed) return id;
  const earlier = await db
    .selectFrom('dedup_keys')
    .select('message_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return earlier.message_id;
}

/** Deletes expired dedup keys and rate limit counters. */
export async function purgeDedupKeys({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom('dedup_keys')
    .where('stored_at', '<=', now - dedupWindow)
    .execute();
  await db.deleteFrom('post_limits').where('expire', '<', now).execute();
}
