import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables.ts';

type Shared = {
  db: Kysely<Tables>;
  close(): Promise<void>;
};

/** An open database. The kinds differ where the databases do: only PostgreSQL is shared by several servers. */
export type Database = Shared & ({ kind: 'sqlite' } | { kind: 'postgres'; pool: Pool });
