import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { migrate } from '../store/prepare-database.ts';
import { type databaseKinds, testDatabases } from './test-databases.ts';

/** For the suite that calls it: an empty database for each test, whose connections end with the test. */
export function freshDatabases(kind: (typeof databaseKinds)[number]) {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let url = '';
  const opened: Database[] = [];

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    url = await databases.make();
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  /** Another connection to the database of this test, as another server would open it. */
  const connect = (options?: Parameters<typeof openDatabase>[1]): Database => {
    const database = openDatabase(url, options);
    opened.push(database);
    return database;
  };
  return {
    url: () => url,
    connect,
    /** A connection, and all tables. */
    open: async (options?: Parameters<typeof openDatabase>[1]) => {
      const database = connect(options);
      await migrate(database.db);
      return database;
    },
  };
}
