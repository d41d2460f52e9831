import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { releaseLeases } from './release-leases.ts';

/**
 * Makes a database ready for use before anybody uses it: its tables, and what a crash left behind.
 *
 * @returns a function that does so until it has succeeded once. It throws what the database said, and tries again at
 * the next call: a database that is away at the start is found when it is back.
 */
export function prepareOnce(database: Database): () => Promise<void> {
  let done: Promise<void> | undefined;
  const prepare = async () => {
    await migrate(database.db);
    await releaseLeases(database);
  };
  return () => {
    done ??= prepare().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
