import type { Database } from './database.ts';

/**
 * Takes back what a server that is gone had at work, so that it need not wait for the lease to run out.
 *
 * For SQLite only: the one server that has the file is the one that asks. On PostgreSQL others may be at work.
 */
export async function releaseLeases({ db, kind }: Database): Promise<void> {
  if (kind === 'sqlite') await db.updateTable('outbox').set({ leased_until: 0 }).execute();
}
