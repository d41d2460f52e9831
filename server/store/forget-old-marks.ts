import type { Database } from './database.ts';

const keepFor = 24 * 60 * 60_000;

/** Drops the marks of messages that can no longer be posted twice, and counts of posts that have run out. */
export async function forgetOldMarks({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom('recent_messages')
    .where('stored_at', '<', now - keepFor)
    .execute();
  await db.deleteFrom('post_limits').where('expire', '<', now).execute();
}
