import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { MessageCipher } from './message-cipher.ts';
import type { Tables } from './tables.ts';

/** Elects the one process that delivers, among those that share a database file. */
export type OutboxLock = {
  isHeld(): boolean;
  /** @returns false while another process holds the lock */
  acquire(): boolean;
  release(): void;
};

type Shared = {
  db: Kysely<Tables>;
  /** Encrypts and decrypts what visitors wrote. */
  cipher: MessageCipher;
  close(): Promise<void>;
};

/** An open database. On PostgreSQL all servers deliver; of the processes that share a SQLite file, one does. */
export type Database = Shared &
  (
    | {
        kind: 'sqlite';
        file: string;
        outboxLock: OutboxLock;
        /** @throws Error when the file was moved or deleted: writes to the open file would be lost */
        assertInPlace(): void;
      }
    | { kind: 'postgres'; pool: Pool }
  );
