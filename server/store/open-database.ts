import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

type Options = {
  /** How long PostgreSQL may take per query, in milliseconds; 0 disables the limit. */
  queryTimeout?: number;
};

/**
 * Opens the database at `sqlite:data/messages.db` or `postgres://user@host/name`. Connects lazily: the first query
 * reports connection errors.
 */
export function openDatabase(url: string, { queryTimeout = 5_000 }: Options = {}): Database {
  return url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length))
    : openPostgres(url, queryTimeout);
}
