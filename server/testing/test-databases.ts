import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from './start-postgres.ts';

export const databaseKinds = ['sqlite', 'postgres'] as const;

// Starting a PostgreSQL server takes a busy machine longer than a test may take.
jest.setTimeout(60_000);

type TestDatabases = {
  /** The address of an empty database that nobody else uses. */
  make(): Promise<string>;
  stop(): Promise<void>;
};

/** Empty databases of one kind. PostgreSQL is the server that `POSTGRES_URL` names, else one started for the purpose. */
export async function testDatabases(kind: (typeof databaseKinds)[number]): Promise<TestDatabases> {
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
