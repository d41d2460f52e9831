import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { MessageCipher } from './message-cipher.ts';
import type { Tables } from './tables.ts';

const bigint = pg.types.builtins.INT8;

/**
 * A pool of connections. Queries fail within seconds when the server is away or the network swallows them; whatever
 * happens to a connection rejects the queries on it and nothing else.
 */
export function openPostgres(url: string, cipher: MessageCipher, queryTimeout: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: queryTimeout,
    // Later than PostgreSQL itself would end the query, so that it ends a connection only when nothing comes back.
    query_timeout: queryTimeout && queryTimeout + 1_000,
    // Frees the locks of a connection that was lost in the middle of a transaction.
    idle_in_transaction_session_timeout: 10_000,
    // A commit is on the disk before it returns, whatever the server's own setting.
    options: '-c synchronous_commit=on',
    // Times fit a number; pg would hand them over as text.
    types: {
      getTypeParser: (id, format) =>
        id === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // The pool listens only while a client is idle. Without a listener of its own, a client whose connection ends between
  // two queries of a transaction would end the process: an `error` event that nobody hears is thrown.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dropBrokenClients(pool) }) });
  return { kind: 'postgres', pool, db, cipher, close: () => db.destroy() };
}

/**
 * The pool as Kysely sees it. A client whose query failed for any reason but an answer of the server gets no further
 * query and does not go back into the pool: pg keeps waiting on it for the answer that never came.
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
