import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { errorCode } from '../process/error-code.ts';
import type { Tables } from './database.ts';

/**
 * Opens a database file that only the server's user can read. The first query opens the file, and creates it and its
 * folder if they do not exist.
 *
 * While that fails, each query tries again and throws an Error that names the file.
 */
export function openSqlite(file: string) {
  let inode: number | undefined;
  const open = async () => {
    try {
      const sqlite = openFile(file);
      inode = statSync(file).ino;
      return toBetterSqlite(sqlite);
    } catch (cause) {
      const message = `DATABASE_URL names ${file}, which cannot be opened: ${String(cause)}`;
      throw Object.assign(new Error(message, { cause }), { code: errorCode(cause) });
    }
  };
  return {
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: open }) }),
    /** @throws Error when the file was moved or deleted: writes to the open file would be lost */
    assertInPlace: () => {
      if (inode === undefined || statSync(file, { throwIfNoEntry: false })?.ino === inode) return;
      const message = `${file} was moved or deleted while it was in use: restart the server`;
      throw Object.assign(new Error(message), { code: 'SQLITE_MOVED' });
    },
  };
}

/** In milliseconds: how long to wait for another process. Waiting blocks this one, pages included. */
const lockTimeout = 500;

function openFile(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite's companion files inherit the mode.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const sqlite = new DatabaseSync(file, { timeout: lockTimeout });
  try {
    sqlite.exec('pragma journal_mode = WAL');
    // Sync every commit to disk. WAL's usual default defers most syncs.
    sqlite.exec('pragma synchronous = FULL');
    // Overwrite deleted content with zeros.
    sqlite.exec('pragma secure_delete = ON');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Adapts `node:sqlite` to the part of better-sqlite3 that Kysely documents. */
function toBetterSqlite(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      // A full disk makes SQLite roll back by itself. The error of a second rollback would hide the first one.
      const isDone = sql === 'rollback' && !database.isTransaction;
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly SQLInputValue[]) => statement.all(...values),
        run: (values: readonly SQLInputValue[]) =>
          isDone ? { changes: 0, lastInsertRowid: 0 } : statement.run(...values),
        iterate: (values: readonly SQLInputValue[]) => statement.iterate(...values),
      };
    },
  };
}
