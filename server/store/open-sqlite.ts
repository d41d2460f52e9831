import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { errorCode } from '../running/error-code.ts';
import type { Database, OutboxLock } from './database.ts';
import type { MessageCipher } from './message-cipher.ts';
import { SafeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/**
 * A database in a file that only the server's user can read. The file is opened, and created with its folder when they
 * are missing, by the first query.
 *
 * As long as that fails, each query tries again and throws an Error that names the file.
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
  const db = new Kysely<Tables>({ dialect: new SafeSqliteDialect(open) });
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
  makePrivate(file);
  const sqlite = new DatabaseSync(file, { timeout: 250 });
  try {
    sqlite.exec('pragma journal_mode = WAL');
    // Each commit is on the disk before it returns. It has to be said: the default may leave most of them to later.
    sqlite.exec('pragma synchronous = FULL');
    // What is deleted on request is overwritten, not only marked as free.
    sqlite.exec('pragma secure_delete = ON');
    // The dialect waits for locks by itself.
    sqlite.exec('pragma busy_timeout = 0');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/**
 * Lets nobody but the server's user read the file, those that SQLite puts beside it, and a folder that holds nothing
 * else. What belongs to another user stays as it is.
 */
function makePrivate(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  createPrivately(file);
  const own = readdirSync(folder).filter((name) => name.startsWith(path.basename(file)));
  for (const name of own) setMode(path.join(folder, name), 0o600);
  if (own.length === readdirSync(folder).length) setMode(folder, 0o700);
}

/** SQLite gives the files beside it the mode of the file itself. */
function createPrivately(file: string): void {
  // A file that is open is never opened here: closing it again would drop the locks that this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

function setMode(name: string, mode: number): void {
  try {
    chmodSync(name, mode);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}

/** A lock of the operating system, by way of SQLite: it ends with the process that holds it, however that ends. */
function createOutboxLock(file: string): OutboxLock {
  let openLock: DatabaseSync | undefined;
  return {
    isHeld: () => openLock !== undefined,
    take: () => {
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
