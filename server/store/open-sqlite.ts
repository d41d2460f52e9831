import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { errorCode } from '../running/error-code.ts';
import type { Database, OutboxLock, Tables } from './database.ts';
import type { MessageCipher } from './message-cipher.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens a database file that only the server's user can read. The first query opens the file, and creates it and its
 * folder if they do not exist.
 *
 * While that fails, each query tries again and throws an Error that names the file.
 */
export function openSqlite(file: string, cipher: MessageCipher): Database {
  const outboxLock = createOutboxLock(`${file}.lock`);
  let inode: number | undefined;
  const open = () => {
    try {
      const sqlite = openFile(file);
      inode = statSync(file).ino;
      return sqlite;
    } catch (cause) {
      throw fileError(
        `DATABASE_URL names ${file}, which cannot be opened: ${String(cause)}`,
        errorCode(cause),
        cause,
      );
    }
  };
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(open) });
  return {
    kind: 'sqlite',
    file,
    db,
    cipher,
    outboxLock,
    assertInPlace: () => {
      if (inode === undefined || statSync(file, { throwIfNoEntry: false })?.ino === inode) return;
      throw fileError(`${file} was moved or deleted while it was in use: restart the server`, 'SQLITE_MOVED');
    },
    close: async () => {
      outboxLock.release();
      await db.destroy();
    },
  };
}

function fileError(message: string, code: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

function openFile(file: string): DatabaseSync {
  restrictAccess(file);
  const sqlite = new DatabaseSync(file, { timeout: 250 });
  try {
    sqlite.exec('pragma journal_mode = WAL');
    // Sync every commit to disk. WAL's usual default defers most syncs.
    sqlite.exec('pragma synchronous = FULL');
    // Overwrite deleted content with zeros.
    sqlite.exec('pragma secure_delete = ON');
    // The dialect waits for locks.
    sqlite.exec('pragma busy_timeout = 0');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/**
 * Makes the file and SQLite's companions readable for the server's user only, and the folder too if it holds nothing
 * else. Skips what another user owns.
 */
function restrictAccess(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  createPrivately(file);
  const databaseFiles = readdirSync(folder).filter((name) => name.startsWith(path.basename(file)));
  for (const name of databaseFiles) setMode(path.join(folder, name), 0o600);
  if (databaseFiles.length === readdirSync(folder).length) setMode(folder, 0o700);
}

/** SQLite's companion files inherit the mode of the database file. */
function createPrivately(file: string): void {
  // Never open an existing file here: closing it would drop this process's POSIX locks on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

function setMode(name: string, mode: number): void {
  try {
    chmodSync(name, mode);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}

/** Uses SQLite's lock on a file of its own, which the operating system releases even when the process crashes. */
function createOutboxLock(file: string): OutboxLock {
  let openLock: DatabaseSync | undefined;
  return {
    isHeld: () => openLock !== undefined,
    acquire: () => {
      createPrivately(file);
      const lock = new DatabaseSync(file, { timeout: 0 });
      try {
        lock.exec('pragma journal_mode = MEMORY');
        lock.exec('begin exclusive');
        openLock = lock;
        return true;
      } catch (error) {
        lock.close();
        if (errorCode(error) === 'SQLITE_BUSY') return false;
        throw error;
      }
    },
    release: () => {
      openLock?.close();
      openLock = undefined;
    },
  };
}
