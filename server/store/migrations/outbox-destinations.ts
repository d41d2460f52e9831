import { type Kysely, sql } from 'kysely';

/**
 * The outbox gets one row for each message and destination instead of one for each message, so that a destination that
 * is down neither delays nor repeats the others. Rows of before become mail to whom the settings name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_by_turn').execute();
  await db.schema.alterTable('outbox').renameTo('outbox_before').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('refusals', 'integer', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('scheduled_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('give_up_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('error_code', 'text')
    .addColumn('alarmed_at', 'bigint')
    .execute();
  await sql`
    insert into outbox (id, message_id, channel, recipient, state, attempts, refusals, queued_at, scheduled_at,
      next_attempt_at, leased_until, give_up_at, sent_at, last_error, error_code, alarmed_at)
    select messages.id, messages.id, 'mail', '', state, attempts, 0, created_at, created_at,
      next_attempt_at, leased_until, give_up_at, sent_at, last_error, null, null
    from outbox_before join messages on messages.id = outbox_before.message_id`.execute(db);
  await db.schema.dropTable('outbox_before').execute();
  await db.schema
    .createIndex('outbox_by_message')
    .unique()
    .on('outbox')
    .columns(['message_id', 'channel', 'recipient'])
    .execute();
  await db.schema.createIndex('outbox_by_turn').on('outbox').columns(['state', 'next_attempt_at']).execute();

  await db.schema
    .createTable('confirmed_addresses')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .execute();
}
