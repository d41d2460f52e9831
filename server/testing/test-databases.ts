import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { Database } from '../store/database.ts';
import { listMessages } from '../store/list-messages.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { folderWith } from './folder-with.ts';

export const databaseKinds = ['sqlite', 'postgres'] as const;
type DatabaseKind = (typeof databaseKinds)[number];

/** Creates an empty database and resolves to its URL; on PostgreSQL, on the server of `scripts/with-postgres.ts`. */
export async function newDatabase(kind: DatabaseKind): Promise<string> {
  if (kind === 'sqlite') return `sqlite:${path.join(folderWith(), 'messages.db')}`;
  const server = process.env.POSTGRES_URL;
  if (!server) throw new Error('Run "npm run check -- FILE": it starts PostgreSQL for the tests');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** All messages in a database, newest first. */
export async function storedIn(databaseUrl: string) {
  const database = openDatabase(databaseUrl);
  const messages = await listMessages(database, 0);
  await database.close();
  return messages;
}

/** Registers hooks that give each test an empty database and close its connections afterwards. */
export function freshDatabases(kind: DatabaseKind) {
  let url = '';
  const opened: Database[] = [];

  beforeEach(async () => {
    url = await newDatabase(kind);
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  /** Opens another connection, like a second server. */
  const connect = (): Database => {
    const database = openDatabase(url);
    opened.push(database);
    return database;
  };
  return {
    url: () => url,
    connect,
    /** Opens a connection and creates the tables. */
    open: async () => {
      const database = connect();
      await migrate(database.db);
      return database;
    },
  };
}
