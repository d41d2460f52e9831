import type { Database } from './database.ts';
import { createMessageCipher } from './message-cipher.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

type Options = {
  /** Keys that messages are encrypted with, 32 bytes each; the first one encrypts. */
  keys?: readonly Buffer[];
  /** How long PostgreSQL may take to answer, in milliseconds; 0 for any time. */
  queryTimeout?: number;
};

/**
 * Opens the database that an address names: `sqlite:data/messages.db` or `postgres://user@host/name`. Whether it can be
 * used is noticed by the first query only.
 */
export function openDatabase(url: string, { keys = [], queryTimeout = 5_000 }: Options = {}): Database {
  const cipher = createMessageCipher(keys);
  return url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length), cipher)
    : openPostgres(url, cipher, queryTimeout);
}
