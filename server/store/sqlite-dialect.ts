import type BetterSqlite3 from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/**
 * Kysely's dialect for SQLite with transactions that hold under pressure.
 *
 * A transaction takes the write lock when it begins, so that two processes queue instead of failing halfway. One that
 * SQLite has rolled back by itself, as it does on a full disk, is not rolled back again: the second error would hide
 * the first. All migrations share one transaction.
 */
export class SafeSqliteDialect extends SqliteDialect {
  readonly #open: () => BetterSqlite3.Database;

  /** @param open called by the first query, and by the next one again as long as it throws */
  constructor(open: () => BetterSqlite3.Database) {
    super({ database: async () => open() });
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
  #database: BetterSqlite3.Database | undefined;

  constructor(open: () => BetterSqlite3.Database) {
    super({
      database: async () => {
        this.#database = open();
        return this.#database;
      },
    });
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database?.inTransaction) await super.rollbackTransaction(connection);
  }
}
