import type { Kysely } from 'kysely';

/** Creates the tables. Each statement can be repeated: SQLite's are not in one transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('messages')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('spam_score', 'integer', (column) => column.notNull())
    .addColumn('spam_reasons', 'text', (column) => column.notNull())
    .addColumn('text_digest', 'text')
    .execute();
  await schema.createIndex('messages_by_age').ifNotExists().on('messages').column('created_at').execute();
  await schema.createIndex('messages_by_text').ifNotExists().on('messages').column('text_digest').execute();

  await schema
    .createTable('outbox')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('error_code', 'text')
    .addColumn('alarmed_at', 'bigint')
    .addUniqueConstraint('outbox_by_message', ['message_id', 'channel', 'recipient'])
    .execute();
  await schema
    .createIndex('outbox_by_turn')
    .ifNotExists()
    .on('outbox')
    .columns(['state', 'next_attempt_at'])
    .execute();

  await schema
    .createTable('dedup_keys')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('confirmed_addresses')
    .ifNotExists()
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('heartbeat')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('beaten_at', 'bigint', (column) => column.notNull())
    .execute();
}
