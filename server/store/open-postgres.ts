import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './database.ts';

const bigint = pg.types.builtins.INT8;

/**
 * Opens a connection pool. Queries fail within seconds when the server is down or the network drops packets. A broken
 * connection rejects its own queries and affects nothing else.
 */
export function openPostgres(url: string, queryTimeout: number): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: queryTimeout,
    // After `statement_timeout`, for a server that does not answer at all.
    query_timeout: queryTimeout && queryTimeout + 1_000,
    // A connection that got no answer is never usable again. Replaces it soon after the network is back.
    maxLifetimeSeconds: 20,
    // Releases the locks of a connection that was lost during a transaction.
    idle_in_transaction_session_timeout: 10_000,
    // Commits return after they are on disk, whatever the server's default.
    options: '-c synchronous_commit=on',
    // Timestamps fit a number; pg returns bigint as text by default.
    types: {
      getTypeParser: (id, format) =>
        id === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // The pool listens for errors on idle clients only. An unhandled `error` event, such as a connection lost between two
  // queries of a transaction, would crash the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
