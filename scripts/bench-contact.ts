import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../server/testing/start-postgres.ts';
import {
  killServer,
  measurePosts,
  restartPostgres,
  shareDatabase,
  stopMailServer,
} from './bench/measure-delivery.ts';
import { printMachine } from './bench/print-machine.ts';
import { restartOneOfTwo, restartOnHeldSocket } from './bench/restart-behind-nginx.ts';

/** `npm run bench:contact`: measures the contact service under load and failures. BENCH_SECONDS shortens the first part. */
async function main(): Promise<void> {
  const seconds = Number(process.env.BENCH_SECONDS ?? 20);
  // On the disk of the checkout: the system's temporary folder may be in memory.
  fs.mkdirSync('.cache', { recursive: true });
  const folder = fs.mkdtempSync('.cache/bench-');
  const postgres = await startPostgres({ durable: true });
  const newSqlite = async () => `sqlite:${path.join(folder, `${randomUUID()}.db`)}`;
  const newPostgres = () => createDatabase(postgres.url);
  try {
    for (const [name, newDatabase] of Object.entries({ SQLite: newSqlite, PostgreSQL: newPostgres })) {
      print(name, `(a) 8 clients post for ${seconds} s`, await measurePosts(await newDatabase(), seconds));
      print(name, '(b) killed 10 times while 8 clients post', await killServer(await newDatabase()));
      print(name, '(c) mail server away for 40 s', await stopMailServer(await newDatabase()));
    }
    const shared = await shareDatabase(await newPostgres());
    print('PostgreSQL', '(d) 2 servers, 1 database, 2,000 messages', shared);
    const restarted = await restartPostgres(await newPostgres(), postgres);
    print('PostgreSQL', '(e) PostgreSQL restarts 10 times, 8 clients', restarted);
    const onHeldSocket = await restartOnHeldSocket(await newSqlite());
    print('SQLite', '(f) 10 restarts behind nginx, socket held', onHeldSocket);
    const oneOfTwo = await restartOneOfTwo(await newPostgres());
    print('PostgreSQL', '(g) 10 restarts behind nginx, 2 servers', oneOfTwo);
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true });
  }
  printMachine();
}

function print(database: string, what: string, figures: Record<string, string>): void {
  const parts = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  console.info(`${database.padEnd(10)}  ${what.padEnd(42)}  ${parts.join(', ')}`);
}

/** @returns the URL of a new, empty database */
async function createDatabase(url: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

await main();
