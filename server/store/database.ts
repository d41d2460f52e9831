import type { Kysely } from 'kysely';

/** Times are milliseconds since 1970. */
export type Tables = {
  messages: {
    id: string;
    created_at: number;
    language: string;
    /** The form fields as JSON, so that a new field needs no new column. */
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
    /** When it was added to the outbox, or put back into it. */
    queued_at: number;
    next_attempt_at: number;
    /** Until then, it belongs to the server that claimed it; an expired lease means that the server crashed. */
    leased_until: number;
    sent_at: number | null;
    /** The mail server's or webhook's own words, which may name people. Never logged. */
    last_error: string | null;
    /** Contains no personal data: safe to log. */
    error_code: string | null;
    /** When an alarm reported that it is undelivered. */
    alarmed_at: number | null;
  };
  /** What happens once within a time: storing a message, confirming to an address. See `claimKey`. */
  claims: {
    key: string;
    holder: string;
    expires_at: number;
  };
};

/** An open database. Any number of servers may share one. */
export type Database = {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  /**
   * Call it before each use. Creates the tables if that has not succeeded yet, so that a database that is down at startup is
   * picked up later.
   *
   * @throws the database's error; Error when SQLite's file was moved or deleted: writes to the open file would be lost
   */
  prepare(): Promise<void>;
  close(): Promise<void>;
};
