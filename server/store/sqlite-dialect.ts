import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { errorCode } from '../running/error-code.ts';

/**
 * Kysely's dialect for SQLite with transactions that hold under pressure.
 *
 * A transaction takes the write lock when it begins, so that two processes queue instead of failing halfway. One that
 * SQLite has rolled back by itself, as it does on a full disk, is not rolled back again: the second error would hide
 * the first. All migrations share one transaction. While another process writes, queries wait without holding up
 * whatever else this process does.
 */
export class SafeSqliteDialect extends SqliteDialect {
  readonly #open: () => DatabaseSync;

  /** @param open called by the first query, and by the next one again as long as it throws */
  constructor(open: () => DatabaseSync) {
    super({ database: async () => asKyselyTakesIt(open()) });
    this.#open = open;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    return new SafeSqliteDriver(this.#open);
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SafeSqliteDriver extends SqliteDriver {
  #database: DatabaseSync | undefined;
  #connection: DatabaseConnection | undefined;

  constructor(open: () => DatabaseSync) {
    super({
      database: async () => {
        this.#database = open();
        return asKyselyTakesIt(this.#database);
      },
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= waitWhileBusy(await super.acquireConnection());
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database?.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Node's database with the few functions that Kysely calls, in the form of another library. */
function asKyselyTakesIt(database: DatabaseSync): SqliteDatabase {
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

/** How long a lock of another process is waited for, in milliseconds, and how often it is tried. */
const timeoutMs = 5_000;
const interval = 5;

/**
 * Tries a query again while another process has the lock. SQLite's own way of waiting would stop the whole process.
 *
 * Once a lock has been held for `timeoutMs`, what writes fails at once until something gets through: queries come one
 * after the other, and must not wait for each other's waiting.
 */
function waitWhileBusy(connection: DatabaseConnection): DatabaseConnection {
  let busySince: number | undefined;
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    executeQuery: async (query) => {
      for (;;) {
        try {
          const result = await connection.executeQuery<never>(query);
          // Reading works beside a lock, and says nothing about it.
          if (result.numAffectedRows !== undefined) busySince = undefined;
          return result;
        } catch (error) {
          if (errorCode(error) !== 'SQLITE_BUSY') throw error;
          busySince ??= performance.now();
          if (performance.now() - busySince > timeoutMs) throw error;
          await pause(interval);
        }
      }
    },
  };
}
