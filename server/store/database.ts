import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { MessageCipher } from './message-cipher.ts';
import type { Tables } from './tables.ts';

/** Says which of the processes that share a database file delivers its messages. */
export type OutboxLock = {
  isHeld(): boolean;
  /** @returns whether this process holds it now; false while another process does. */
  take(): boolean;
  release(): void;
};

type Shared = {
  db: Kysely<Tables>;
  /** Seals what visitors wrote, and opens it again. */
  cipher: MessageCipher;
  close(): Promise<void>;
};

/** An open database. On PostgreSQL several servers deliver together; of those that share a file, one does. */
export type Database = Shared &
  (
    | {
        kind: 'sqlite';
        file: string;
        outboxLock: OutboxLock;
        /** @throws Error when the open file is no longer the one of this name: what is written to it would be lost. */
        assertInPlace(): void;
      }
    | { kind: 'postgres'; pool: Pool }
  );
