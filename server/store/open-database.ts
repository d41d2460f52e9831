import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Tables } from './tables.ts';

type Shared = {
  db: Kysely<Tables>;
  close(): Promise<void>;
};

/** The kinds differ where the databases do: only PostgreSQL is shared by several servers. */
export type Database = Shared & ({ kind: 'sqlite' } | { kind: 'postgres'; pool: Pool });

/**
 * Opens the database that an address names: `sqlite:data/messages.db` or `postgres://user@host/name`.
 *
 * A PostgreSQL server that is away is noticed by the first query only.
 */
export function openDatabase(url: string): Database {
  return url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres(url);
}
