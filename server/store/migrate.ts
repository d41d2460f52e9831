import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as createTables from './create-tables.ts';
import type { Tables } from './database.ts';

/**
 * Run in the order of their names. Never change a released one: add another. The second creates what the first did not have,
 * as each statement can be repeated.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': createTables,
  '0002-claims': createTables,
};

/**
 * Whether this database has run all migrations. Changes nothing.
 *
 * @throws Error when a newer version has migrated the database: this one must not write to its tables
 */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length === 0) return rows.length === Object.keys(migrations).length;
  throw Object.assign(
    new Error(
      `A newer version has changed this database (${unknown.join(', ')}). Deploy that version again, or restore a backup from before it.`,
    ),
    { code: 'DATABASE_IS_NEWER' },
  );
}

/**
 * Runs all pending migrations. Several servers may call this at the same time.
 *
 * @throws the database's error, or an Error when a newer version has migrated it
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if (await isMigrated(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  // Another process that shares the SQLite file may have been faster.
  if (error !== undefined && !(await isMigrated(db))) throw error;
}
