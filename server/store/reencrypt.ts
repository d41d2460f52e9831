import { sql } from 'kysely';
import type { Database } from './database.ts';
import { errorPlace } from './outbox.ts';
import { contentPlace } from './stored-message.ts';

/** How many messages are encrypted with each key; those that are stored as they are have an empty key id. */
export async function countByKey({ db }: Database): Promise<Map<string, number>> {
  const keyId = sql<string>`case when content like 'aes256gcm.%' then substr(content, 11, 12) else '' end`;
  const rows = await db
    .selectFrom('messages')
    .select((row) => [keyId.as('key_id'), row.fn.countAll<number>().as('count')])
    .groupBy(keyId)
    .execute();
  return new Map(rows.map((row) => [row.key_id, row.count]));
}

const sealedColumns = [
  { table: 'messages', column: 'content', placeOf: contentPlace },
  { table: 'outbox', column: 'last_error', placeOf: errorPlace },
] as const;

/** Rows that are changed in one transaction: few, so that a server that stores meanwhile hardly waits. */
const batch = 50;

/**
 * Encrypts with the first key whatever is not encrypted with it, and leaves nothing of the former text in the files of
 * the database. Servers go on meanwhile.
 *
 * @returns how many texts it changed, and the ids of the rows that no key opens: they stay as they are
 */
export async function reencrypt(database: Database): Promise<{ changed: number; unreadable: string[] }> {
  const results = [];
  for (const sealed of sealedColumns) results.push(await reencryptColumn(database, sealed));
  const result = {
    changed: results.reduce((sum, { changed }) => sum + changed, 0),
    unreadable: results.flatMap(({ unreadable }) => unreadable),
  };
  if (result.changed > 0) await removeTraces(database);
  return result;
}

async function reencryptColumn(
  { db, cipher }: Database,
  { table, column, placeOf }: (typeof sealedColumns)[number],
) {
  const [from, text] = [sql.table(table), sql.ref(column)];
  const unreadable: string[] = [];
  let changed = 0;
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; stored: string }>`
      select id, ${text} as stored from ${from}
      where id > ${last} and ${text} is not null and ${text} not like ${`aes256gcm.${cipher.keyId}.%`}
      order by id limit ${batch}`.execute(db);
    const end = rows.at(-1);
    if (!end) return { changed, unreadable };
    last = end.id;
    const sealed = rows.flatMap(({ id, stored }) => {
      try {
        return [{ id, stored, sealed: cipher.seal(cipher.open(stored, placeOf(id)), placeOf(id)) }];
      } catch {
        unreadable.push(id);
        return [];
      }
    });
    await db.transaction().execute(async (transaction) => {
      for (const row of sealed)
        await sql`update ${from} set ${text} = ${row.sealed} where id = ${row.id} and ${text} = ${row.stored}`.execute(
          transaction,
        );
    });
    changed += sealed.length;
  }
}

/**
 * Deletes digests that were made with a former key, or without one, and rewrites the tables: an update leaves the
 * former text in the files.
 */
async function removeTraces({ db, kind }: Database): Promise<void> {
  await db.updateTable('messages').set({ text_digest: null }).execute();
  await db.deleteFrom('dedup_keys').execute();
  await db.deleteFrom('confirmed_addresses').execute();
  if (kind === 'postgres') {
    for (const table of ['messages', 'outbox', 'dedup_keys', 'confirmed_addresses'])
      await sql`vacuum full ${sql.table(table)}`.execute(db);
  } else {
    await sql`vacuum`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}
