import { mkdirSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { SafeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the file, and creates it and its folder when they are missing.
 *
 * @throws Error naming the file when that cannot be done.
 */
export function openSqlite(file: string): Database {
  const sqlite = openFile(file);
  // Each commit is on the disk before it returns. It has to be said: the default leaves most of them to later.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('foreign_keys = ON');
  // What is deleted on request is overwritten, not only marked as free.
  sqlite.pragma('secure_delete = ON');
  const db = new Kysely<Tables>({ dialect: new SafeSqliteDialect(sqlite) });
  return { kind: 'sqlite', db, close: () => db.destroy() };
}

function openFile(file: string): BetterSqlite3.Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const sqlite = new BetterSqlite3(file);
    sqlite.pragma('journal_mode = WAL');
    return sqlite;
  } catch (cause) {
    throw new Error(`DATABASE_URL names ${file}, which cannot be opened: ${String(cause)}`, { cause });
  }
}
