import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { MessageCipher } from './message-cipher.ts';

/** Times are milliseconds since 1970. */
export type Tables = {
  messages: {
    id: string;
    created_at: number;
    language: string;
    /** The form fields as `encryptContent` writes them. */
    content: string;
    spam_score: number;
    /** Comma-separated. */
    spam_reasons: string;
    /** A digest of the text alone, to find the same text from different senders. */
    text_digest: string | null;
  };
  /** The delivery of one message to one destination. */
  outbox: {
    id: string;
    message_id: string;
    channel: 'mail' | 'webhook' | 'confirmation';
    /** The email address for `mail`, or empty to use the settings at sending time. Empty for other channels. */
    recipient: string;
    /** `held` looks like spam and waits for a person's decision. */
    state: 'waiting' | 'held' | 'sent' | 'failed';
    attempts: number;
    /** Consecutive permanent refusals. */
    refusals: number;
    /** When it was added to the outbox, or put back into it. */
    queued_at: number;
    /** When `next_attempt_at` was set; a time in the future means that the clock was set back. */
    scheduled_at: number;
    next_attempt_at: number;
    /** Until then, it belongs to the server that claimed it; an expired lease means that the server crashed. */
    leased_until: number;
    give_up_at: number;
    sent_at: number | null;
    /** The mail server's or webhook's own words, which may name people. Never logged. */
    last_error: string | null;
    /** Contains no personal data: safe to log. */
    error_code: string | null;
    /** When an alarm reported that it is undelivered. */
    alarmed_at: number | null;
  };
  /** Hashes of addresses that recently got a confirmation. */
  confirmed_addresses: {
    address_hash: string;
    confirmed_at: number;
  };
  /** Digests of recent messages, to store a message posted twice only once. */
  dedup_keys: {
    key: string;
    message_id: string;
    stored_at: number;
  };
  /** Posts per address within the hour, shared by several servers. */
  post_limits: {
    key: string;
    points: number;
    expire: number | null;
  };
  /** A single row, written to check that the database is writable. */
  heartbeat: {
    id: number;
    beaten_at: number;
  };
};

/** Elects the one process that delivers, among those that share a database file. */
export type OutboxLock = {
  isHeld(): boolean;
  /** @returns false while another process holds the lock */
  acquire(): boolean;
  release(): void;
};

/** The database outside or inside a transaction. */
export type Store = {
  db: Kysely<Tables>;
  /** Encrypts and decrypts what visitors wrote. */
  cipher: MessageCipher;
};

/** An open database. On PostgreSQL all servers deliver; of the processes that share a SQLite file, one does. */
export type Database = Store & { close(): Promise<void> } & (
    | {
        kind: 'sqlite';
        file: string;
        outboxLock: OutboxLock;
        /** @throws Error when the file was moved or deleted: writes to the open file would be lost */
        assertInPlace(): void;
      }
    | { kind: 'postgres'; pool: Pool }
  );
