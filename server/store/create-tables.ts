import { type Kysely, sql } from 'kysely';

/** Each statement can be repeated: SQLite's are not in one transaction. */
const statements = [
  sql`create table if not exists messages (
    id text primary key,
    created_at bigint not null,
    language text not null,
    content text not null,
    spam_score integer not null,
    spam_reasons text not null,
    text_digest text
  )`,
  sql`create index if not exists messages_by_age on messages (created_at)`,
  sql`create index if not exists messages_by_text on messages (text_digest)`,
  sql`create table if not exists outbox (
    id text primary key,
    message_id text not null references messages (id) on delete cascade,
    channel text not null,
    recipient text not null,
    state text not null,
    attempts integer not null,
    queued_at bigint not null,
    next_attempt_at bigint not null,
    leased_until bigint not null,
    sent_at bigint,
    last_error text,
    error_code text,
    alarmed_at bigint,
    constraint outbox_by_message unique (message_id, channel, recipient)
  )`,
  sql`create index if not exists outbox_by_turn on outbox (state, next_attempt_at)`,
  sql`create table if not exists claims (
    key text primary key,
    holder text not null,
    expires_at bigint not null
  )`,
  // What the first version had in place of claims.
  sql`drop table if exists dedup_keys`,
  sql`drop table if exists confirmed_addresses`,
  sql`drop table if exists heartbeat`,
];

/** Creates the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
