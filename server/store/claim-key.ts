import type { Database } from './database.ts';

/**
 * Claims a key for some time, unless somebody has claimed it already. Others that claim it meanwhile wait here until the
 * transaction ends.
 *
 * @param duration in milliseconds
 * @returns the holder: this one, or that of the earlier claim
 */
export async function claimKey(
  db: Database['db'],
  { key, holder }: { key: string; holder: string },
  now: number,
  duration: number,
): Promise<string> {
  const claim = { holder, expires_at: now + duration };
  const claimed = await db
    .insertInto('claims')
    .values({ key, ...claim })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(claim).where('claims.expires_at', '<=', now))
    .returning('holder')
    .executeTakeFirst();
  const query = db.selectFrom('claims').select('holder').where('key', '=', key);
  return (claimed ?? (await query.executeTakeFirstOrThrow())).holder;
}

/** @throws the database's error when it cannot be written: it is down, read-only, or its disk is full */
export async function probe({ db }: Database, now: number): Promise<void> {
  await claimKey(db, { key: 'probe', holder: '' }, now, 0);
}
