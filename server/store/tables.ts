/** Times are milliseconds since 1970. */
export type Tables = {
  messages: {
    id: string;
    created_at: number;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    company: string;
    service: string;
    message: string;
  };
  /** One row for each message: how far its e-mail has come. */
  outbox: {
    message_id: string;
    state: 'waiting' | 'sent' | 'failed';
    attempts: number;
    next_attempt_at: number;
    /** Until then the server that took it is at work on it; after that it has crashed. */
    leased_until: number;
    give_up_at: number;
    sent_at: number | null;
    last_error: string | null;
  };
  /** What came in lately, so that the same message posted twice is stored once. */
  recent_messages: {
    fingerprint: string;
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
