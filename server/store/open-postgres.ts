import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './database.ts';
import type { MessageCipher } from './message-cipher.ts';

const bigint = pg.types.builtins.INT8;

/**
 * Opens a connection pool. Queries fail within seconds when the server is down or the network drops packets. A broken
 * connection rejects its own queries and affects nothing else.
 */
export function openPostgres(url: string, cipher: MessageCipher, queryTimeout: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: queryTimeout,
    // After `statement_timeout`, so that it drops a connection only when the server does not answer at all.
    query_timeout: queryTimeout && queryTimeout + 1_000,
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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dropBrokenClients(pool) }) });
  return { kind: 'postgres', pool, db, cipher, close: () => db.destroy() };
}

/**
 * Wraps the pool for Kysely. A client whose query failed with anything but a server response gets no further queries
 * and is not returned to the pool: pg would still be waiting for that response.
 */
function dropBrokenClients(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let broken: Error | undefined;
      const query = async (sql: string, parameters: unknown[]) => {
        if (broken) throw broken;
        try {
          return await client.query(sql, parameters);
        } catch (error) {
          if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken = error;
          throw error;
        }
      };
      const release = (destroy?: boolean) => client.release(broken ?? destroy);
      const guarded: pg.PoolClient = Object.create(client, {
        query: { value: query },
        release: { value: release },
      });
      return guarded;
    },
  };
}
