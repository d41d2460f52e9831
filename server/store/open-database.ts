import type { Database } from './database.ts';
import { createMessageCipher } from './message-cipher.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

type Options = {
  /** Encryption keys, 32 bytes each; the first one encrypts. */
  keys?: readonly Buffer[];
  /** How long PostgreSQL may take per query, in milliseconds; 0 disables the limit. */
  queryTimeout?: number;
};

/**
 * Opens the database at `sqlite:data/messages.db` or `postgres://user@host/name`. Connects lazily: the first query
 * reports connection errors.
 */
export function openDatabase(url: string, { keys = [], queryTimeout = 5_000 }: Options = {}): Database {
  const cipher = createMessageCipher(keys);
  return url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length), cipher)
    : openPostgres(url, cipher, queryTimeout);
}
