import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

/**
 * Opens the database that an address names: `sqlite:data/messages.db` or `postgres://user@host/name`.
 *
 * A PostgreSQL server that is away is noticed by the first query only.
 */
export function openDatabase(url: string): Database {
  return url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres(url);
}
