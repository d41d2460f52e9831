import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

const bigint = pg.types.builtins.INT8;

/** A pool of connections. When the server is away, queries fail after a few seconds instead of waiting for it. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    statement_timeout: 10_000,
    // A commit is on the disk before it returns, whatever the server's own setting.
    options: '-c synchronous_commit=on',
    // Times fit a number; pg would hand them over as text.
    types: {
      getTypeParser: (id, format) =>
        id === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // A connection that breaks while nobody uses it: the pool drops it, and the next query opens another.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', pool, db, close: () => db.destroy() };
}
