import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { purgeDedupKeys } from './dedup-keys.ts';
import { openDatabase } from './open-database.ts';
import { migrate } from './prepare-database.ts';
import { storeMessage } from './store-message.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const tenMinutes = 10 * 60_000;

it.each(databaseKinds)('purges expired rows only, on %s', async (kind) => {
  const databases = await testDatabases(kind);
  const database = openDatabase(await databases.make());
  const { db } = database;
  await migrate(db);
  await storeMessage(database, { ...exampleMessage, company: 'old' }, now - tenMinutes);
  const kept = await storeMessage(database, exampleMessage, now - tenMinutes + 1);
  await db
    .insertInto('post_limits')
    .values([
      { key: 'posts:192.0.2.1', points: 20, expire: now - 1 },
      { key: 'posts:192.0.2.2', points: 1, expire: now + 1 },
    ])
    .execute();

  await purgeDedupKeys(database, now);

  expect(await db.selectFrom('dedup_keys').select('message_id').execute()).toEqual([{ message_id: kept.id }]);
  expect(await db.selectFrom('post_limits').select('key').execute()).toEqual([{ key: 'posts:192.0.2.2' }]);
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(2);
  await database.close();
  await databases.stop();
});
