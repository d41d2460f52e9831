import { sql } from 'kysely';
import { errorContext } from './claim-delivery.ts';
import type { Database } from './database.ts';
import { truncateWal } from './delete-messages.ts';
import { contentContext } from './stored-message.ts';

/** Counts messages by the id of their encryption key; plain text ones have an empty key id. */
export async function countByKey({ db }: Database): Promise<Map<string, number>> {
  const keyId = sql<string>`case when content like 'aes256gcm.%' then substr(content, 11, 12) else '' end`;
  const rows = await db
    .selectFrom('messages')
    .select((row) => [keyId.as('key_id'), row.fn.countAll<number>().as('count')])
    .groupBy(keyId)
    .execute();
  return new Map(rows.map((row) => [row.key_id, row.count]));
}

const encryptedColumns = [
  { table: 'messages', column: 'content', contextOf: contentContext },
  { table: 'outbox', column: 'last_error', contextOf: errorContext },
] as const;

/** Rows per transaction: few, so that it hardly delays a server that stores a message. */
const batchSize = 50;

/**
 * Encrypts everything with the first key and erases the former text from the database files. Servers may keep running.
 *
 * @returns how many texts it changed, and the ids of the rows that no key decrypts, which stay as they are
 */
export async function reencrypt(database: Database): Promise<{ changed: number; unreadable: string[] }> {
  let changed = 0;
  const unreadable: string[] = [];
  for (const column of encryptedColumns) {
    const result = await reencryptColumn(database, column);
    changed += result.changed;
    unreadable.push(...result.unreadable);
  }
  if (changed > 0) await eraseFormerText(database);
  return { changed, unreadable };
}

async function reencryptColumn(
  { db, cipher }: Database,
  { table, column, contextOf }: (typeof encryptedColumns)[number],
) {
  const [from, text] = [sql.table(table), sql.ref(column)];
  const unreadable: string[] = [];
  let changed = 0;
  let lastId = '';
  for (;;) {
    const { rows } = await sql<{ id: string; stored: string }>`
      select id, ${text} as stored from ${from}
      where id > ${lastId} and ${text} is not null and ${text} not like ${`aes256gcm.${cipher.keyId}.%`}
      order by id limit ${batchSize}`.execute(db);
    const lastRow = rows.at(-1);
    if (!lastRow) return { changed, unreadable };
    lastId = lastRow.id;
    const updates = rows.flatMap(({ id, stored }) => {
      try {
        const plain = cipher.decrypt(stored, contextOf(id));
        return [{ id, stored, encrypted: cipher.encrypt(plain, contextOf(id)) }];
      } catch {
        unreadable.push(id);
        return [];
      }
    });
    await db.transaction().execute(async (transaction) => {
      for (const { id, stored, encrypted } of updates)
        await sql`update ${from} set ${text} = ${encrypted} where id = ${id} and ${text} = ${stored}`.execute(
          transaction,
        );
    });
    changed += updates.length;
  }
}

/**
 * Deletes digests that were made with another key or none, and rewrites the tables: an update alone leaves the former
 * text in the files.
 */
async function eraseFormerText(database: Database): Promise<void> {
  const { db, kind } = database;
  await db.updateTable('messages').set({ text_digest: null }).execute();
  if (kind === 'postgres') {
    await sql`truncate dedup_keys, confirmed_addresses`.execute(db);
    // Copies the current rows alone. `vacuum full` would keep former ones that another open transaction could still see.
    for (const { table, column } of encryptedColumns)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text using ${sql.ref(column)} || ''`.execute(
        db,
      );
  } else {
    await db.deleteFrom('dedup_keys').execute();
    await db.deleteFrom('confirmed_addresses').execute();
    await sql`vacuum`.execute(db);
    await truncateWal(database);
  }
}
