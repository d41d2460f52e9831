import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

/**
 * Opens the database at `sqlite:data/messages.db` or `postgres://user@host/name`. Connects lazily: the first query
 * reports connection errors.
 *
 * @param queryTimeout how long PostgreSQL may take per query, in milliseconds; 0 disables the limit
 */
export function openDatabase(url: string, queryTimeout = 5_000): Database {
  const [, file] = /^sqlite:(.*)$/s.exec(url) ?? [];
  const sqlite = file === undefined ? undefined : openSqlite(file);
  const db = sqlite?.db ?? openPostgres(url, queryTimeout);
  let migrated: Promise<void> | undefined;
  return {
    kind: sqlite ? 'sqlite' : 'postgres',
    db,
    prepare: async () => {
      migrated ??= migrate(db).catch((error: unknown) => {
        migrated = undefined;
        throw error;
      });
      await migrated;
      sqlite?.assertInPlace();
    },
    close: () => db.destroy(),
  };
}
