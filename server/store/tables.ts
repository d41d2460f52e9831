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
  /** One row for each message and destination: how far its delivery has come. */
  outbox: {
    id: string;
    message_id: string;
    channel: 'mail' | 'webhook' | 'confirmation';
    /** The email address of `mail`; empty: whom the settings name when it is sent. Empty for the other channels. */
    recipient: string;
    /** Held: it looks like spam, and a person decides. */
    state: 'waiting' | 'held' | 'sent' | 'failed';
    attempts: number;
    /** How many attempts in a row were refused for good. */
    refusals: number;
    /** When it came into the outbox, or was put back into it. */
    queued_at: number;
    /** When `next_attempt_at` was decided: a time to come means that the clock was set back. */
    scheduled_at: number;
    next_attempt_at: number;
    /** Until then the server that claimed it is delivering it; a lease that has run out belongs to a crashed server. */
    leased_until: number;
    give_up_at: number;
    sent_at: number | null;
    /** In the words of the other side, which may name people: kept with the message and never logged. */
    last_error: string | null;
    /** The same without words: safe to log. */
    error_code: string | null;
    /** When somebody was told that it is not delivered. */
    alarmed_at: number | null;
  };
  /** Who got a confirmation lately, as a hash, so that nobody is flooded with them. */
  confirmed_addresses: {
    address_hash: string;
    confirmed_at: number;
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
