import { Migrator } from 'kysely/migration';
import { claimAll } from '../../testing/claim-all.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { databaseKinds, testDatabases } from '../../testing/test-databases.ts';
import { listMessages } from '../list-messages.ts';
import { openDatabase } from '../open-database.ts';
import { migrate } from '../prepare-database.ts';
import * as first from './first.ts';

const now = Date.parse('2026-03-02T15:00:00Z');

it.each(databaseKinds)('messages of the first schema keep all their fields on %s', async (kind) => {
  const databases = await testDatabases(kind);
  const database = openDatabase(await databases.make());
  const { db } = database;
  const migrations = { '0001-first': first };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateToLatest();
  const { firstName, lastName, ...others } = exampleMessage;
  const ids = Array.from({ length: 501 }, (_, index) => String(index).padStart(3, '0'));
  const before = db.withTables<{
    messages: Record<string, string | number>;
    outbox: Record<string, string | number | null>;
  }>();
  for (const id of ids) {
    await before
      .insertInto('messages')
      .values({ id, created_at: now, first_name: firstName, last_name: lastName, ...others })
      .execute();
    await before
      .insertInto('outbox')
      .values({
        message_id: id,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now,
        leased_until: 0,
        give_up_at: now,
        sent_at: null,
        last_error: null,
      })
      .execute();
  }

  await migrate(db);

  const listed = await listMessages(database, 0);
  expect(listed.map(({ id }) => id)).toEqual(ids);
  expect(new Set(listed.map(({ fields }) => JSON.stringify(fields)))).toEqual(
    new Set([JSON.stringify(exampleMessage)]),
  );
  expect(await claimAll(database, now, 1)).toHaveLength(1);
  await database.close();
  await databases.stop();
});
