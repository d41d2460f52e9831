import type { Database } from './database.ts';

/** @throws what the database said when it cannot be written: it is away, read-only, or its disk is full. */
export async function probe({ db }: Database, now: number): Promise<void> {
  await db
    .insertInto('heartbeat')
    .values({ id: 1, beaten_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beaten_at: now }))
    .execute();
}
