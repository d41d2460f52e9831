/** Times are milliseconds since 1970. */
export type Tables = {
  messages: {
    id: string;
    created_at: number;
    language: string;
    /** The fields of the form, as `stored-message.ts` writes them. */
    content: string;
    spam_score: number;
    /** Separated by commas. */
    spam_reasons: string;
    /** The same for the same text, whoever sent it. */
    text_digest: string | null;
  };
  /** One row for each message: how far its e-mail has come. */
  outbox: {
    message_id: string;
    /** Held: it looks like spam, and a person decides. */
    state: 'waiting' | 'held' | 'sent' | 'failed';
    attempts: number;
    next_attempt_at: number;
    /** Until then the server that took it is at work on it; after that it has crashed. */
    leased_until: number;
    give_up_at: number;
    sent_at: number | null;
    last_error: string | null;
  };
  /** What came in within the last minutes, so that the same message posted twice is stored once. */
  dedup_keys: {
    key: string;
    message_id: string;
    stored_at: number;
  };
  /** Posts of one address within the hour, when several servers count together. */
  post_limits: {
    key: string;
    points: number;
    expire: number | null;
  };
  /** One row, written to see whether writing works. */
  heartbeat: {
    id: number;
    beaten_at: number;
  };
};
