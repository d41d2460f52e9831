import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { startPostgres } from './start-postgres.ts';

export const databaseKinds = ['sqlite', 'postgres'] as const;
type DatabaseKind = (typeof databaseKinds)[number];

/** Creates empty databases of one kind: `make` resolves to the URL of a new one. Uses the PostgreSQL server at `POSTGRES_URL`, or else starts one. */
export async function testDatabases(kind: DatabaseKind) {
  if (kind === 'sqlite') {
    return {
      make: async () => `sqlite:${path.join(await mkdtemp(path.join(tmpdir(), 'sqlite-')), 'messages.db')}`,
      stop: async () => {},
    };
  }
  const given = process.env.POSTGRES_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  return {
    make: async () => {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const client = new pg.Client(server.url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    },
    stop: () => server.stop(),
  };
}

/** Registers hooks that give each test an empty database and close its connections afterwards. */
export function freshDatabases(kind: DatabaseKind) {
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

  /** Opens another connection, like a second server. */
  const connect = (options?: Parameters<typeof openDatabase>[1]): Database => {
    const database = openDatabase(url, options);
    opened.push(database);
    return database;
  };
  return {
    url: () => url,
    connect,
    /** Opens a connection and creates the tables. */
    open: async (options?: Parameters<typeof openDatabase>[1]) => {
      const database = connect(options);
      await migrate(database.db);
      return database;
    },
  };
}
