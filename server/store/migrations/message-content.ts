import type { Kysely } from 'kysely';

const columns = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  company: 'company',
  service: 'service',
  message: 'message',
} as const;

/**
 * The fields of a message move into one column, so that a new field needs no new column and all can be encrypted as
 * one; language and spam score come beside it.
 */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
  await db.schema
    .alterTable('messages')
    .addColumn('content', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .alterTable('messages')
    .addColumn('spam_score', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('messages')
    .addColumn('spam_reasons', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('messages').addColumn('text_digest', 'text').execute();
  await db.schema.createIndex('messages_by_text').on('messages').column('text_digest').execute();

  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('messages')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute();
    for (const row of rows) {
      const fields = Object.entries(columns).map(([column, field]) => [field, row[column as Column]]);
      await db
        .updateTable('messages')
        .set({ content: JSON.stringify(Object.fromEntries(fields)) })
        .where('id', '=', row.id)
        .execute();
      last = row.id;
    }
    if (rows.length === 0) break;
  }

  for (const column of Object.keys(columns)) {
    await db.schema.alterTable('messages').dropColumn(column).execute();
  }
  await db.schema.alterTable('recent_messages').renameTo('dedup_keys').execute();
  await db.schema.alterTable('dedup_keys').renameColumn('fingerprint', 'key').execute();
}

type Column = keyof typeof columns;
type Before = { messages: { id: string; content: string } & Record<Column, string> };
