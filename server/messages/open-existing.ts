import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../running/error-code.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { pendingMigrations } from '../store/prepare-database.ts';

/**
 * Opens a database that a server of this site created. Never creates or changes one.
 *
 * @param anyVersion accepts a database with pending migrations
 * @throws Error that says what is missing
 */
export async function openExisting(
  url: string,
  keys: readonly Buffer[],
  anyVersion: boolean,
): Promise<Database> {
  if (url.startsWith('sqlite:')) assertSqlite(url.slice('sqlite:'.length));
  const database = openDatabase(url, { keys, queryTimeout: 0 });
  try {
    const { all, pending } = await pendingMigrations(database.db);
    if (pending === all) throw missingDatabase('The PostgreSQL database has none of its tables');
    if (pending > 0 && !anyVersion)
      throw new Error(
        'An earlier version made this database. Start the server once: it brings the tables up to date.',
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the file read-only: opening it like the server would change a file that is not ours. */
function assertSqlite(file: string): void {
  if (!existsSync(file)) throw missingDatabase(`There is no file ${file}`);
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    if (!sqlite.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).get())
      throw missingDatabase(`${file} has none of its tables`);
  } catch (error) {
    if (Error.isError(error) && errorCode(error).startsWith('SQLITE_'))
      throw missingDatabase(`${file}: ${error.message}`);
    throw error;
  } finally {
    sqlite.close();
  }
}

function missingDatabase(what: string): Error {
  return new Error(
    `DATABASE_URL names no database of this site. ${what}. The server makes it when it starts; this command needs the same DATABASE_URL.`,
  );
}
