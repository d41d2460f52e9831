import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { errorCode } from '../running/error-code.ts';

/**
 * Kysely's SQLite dialect on `node:sqlite`, safe for several processes on one file. All migrations share one
 * transaction.
 *
 * @param open called by the first query, and again by each following one until it succeeds
 */
export function createSqliteDialect(open: () => DatabaseSync): Dialect {
  return {
    createDriver: () => new LockingSqliteDriver(open),
    createAdapter: () =>
      Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class LockingSqliteDriver extends SqliteDriver {
  #database: DatabaseSync | undefined;
  #connection: DatabaseConnection | undefined;

  constructor(open: () => DatabaseSync) {
    super({
      database: async () => {
        this.#database = open();
        return toBetterSqlite(this.#database);
      },
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= retryWhileLocked(await super.acquireConnection());
    return this.#connection;
  }

  /** Takes the write lock at once, so that two processes queue instead of failing halfway. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite may have rolled back already, as on a full disk. A second rollback's error would hide the first one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database?.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Adapts `node:sqlite` to the part of better-sqlite3 that Kysely calls. */
function toBetterSqlite(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly SQLInputValue[]) => statement.all(...values),
        run: (values: readonly SQLInputValue[]) => statement.run(...values),
        iterate: (values: readonly SQLInputValue[]) => statement.iterate(...values),
      };
    },
  };
}

const lockTimeoutMs = 5_000;
const retryIntervalMs = 5;

/**
 * Retries a query while another process holds the lock. SQLite's own busy timeout would block the event loop.
 *
 * Once the lock has been held for `lockTimeoutMs`, queries fail without waiting until a write succeeds: they run one
 * after the other, and their waiting times must not add up.
 */
function retryWhileLocked(connection: DatabaseConnection): DatabaseConnection {
  let lockedSince: number | undefined;
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    executeQuery: async (query) => {
      for (;;) {
        try {
          const result = await connection.executeQuery<never>(query);
          // Reads succeed during a lock, so only a write proves that it is gone.
          if (result.numAffectedRows !== undefined) lockedSince = undefined;
          return result;
        } catch (error) {
          if (errorCode(error) !== 'SQLITE_BUSY') throw error;
          lockedSince ??= performance.now();
          if (performance.now() - lockedSince > lockTimeoutMs) throw error;
          await delay(retryIntervalMs);
        }
      }
    },
  };
}
