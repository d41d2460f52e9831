import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as first from './migrations/first.ts';
import * as messageContent from './migrations/message-content.ts';
import * as outboxDestinations from './migrations/outbox-destinations.ts';
import type { Tables } from './tables.ts';

/** In the order of their names. A released one never changes: what is next goes into a migration of its own. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-message-content': messageContent,
  '0003-outbox-destinations': outboxDestinations,
};

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/**
 * How many migrations there are, and how many of them this database has not seen. Changes nothing.
 *
 * @throws Error when a newer version has made tables that this one does not know.
 */
export async function pendingMigrations(db: Kysely<Tables>): Promise<{ all: number; pending: number }> {
  const states = await migratorOf(db).getMigrations();
  const pending = states.filter(({ executedAt }) => !executedAt).length;
  if (pending < states.length) await assertKnown(db);
  return { all: states.length, pending };
}

/** Otherwise an older version would write what the newer one has put elsewhere since. */
async function assertKnown(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw Object.assign(
      new Error(
        `A newer version has changed this database (${unknown.join(', ')}). Deploy that version again, or restore a backup from before it.`,
      ),
      { code: 'DATABASE_IS_NEWER' },
    );
}

/**
 * Brings the tables to their newest form. Several servers may do this at the same time.
 *
 * @throws what the database said, or that a newer version has changed it, leaving the tables as they were.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await pendingMigrations(db);
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Makes sure that a database can be used, before each use of it.
 *
 * @returns a function that makes the tables until that has succeeded once. It throws what the database said, and tries
 * again at the next call: a database that is away at the start is found when it is back.
 */
export function prepareOnce(database: Database): () => Promise<void> {
  let migrated: Promise<void> | undefined;
  return async () => {
    migrated ??= migrate(database.db).catch((error: unknown) => {
      migrated = undefined;
      throw error;
    });
    await migrated;
    if (database.kind === 'sqlite') database.assertInPlace();
  };
}

/** @throws what the database said when it cannot be written: it is away, read-only, or its disk is full. */
export async function probe({ db }: Database, now: number): Promise<void> {
  await db
    .insertInto('heartbeat')
    .values({ id: 1, beaten_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beaten_at: now }))
    .execute();
}
