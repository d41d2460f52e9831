import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as first from './migrations/first.ts';
import type { Tables } from './tables.ts';

/** In the order of their names. One that was released never changes: what is next goes into a migration of its own. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
};

/**
 * Brings the tables to their newest form. Several servers may do this at the same time.
 *
 * @throws what the database said, leaving the tables as they were.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
