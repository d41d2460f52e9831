import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { measurePosts } from './bench/measure-posts.ts';
import { outlastMailServer } from './bench/outlast-mail-server.ts';
import { restartOneOfTwo, restartOnHeldSocket } from './bench/restart-behind-nginx.ts';
import { shareOutbox } from './bench/share-outbox.ts';
import { surviveKills, surviveRestarts } from './bench/survive-failures.ts';

const folders: string[] = [];

/** `npm run bench:contact`: prints what the contact service withstands. BENCH_SECONDS shortens the first part. */
async function main(): Promise<void> {
  const seconds = Number(process.env.BENCH_SECONDS ?? 20);
  const postgres = await startPostgres({ durable: true });
  const kinds = { SQLite: newSqlite, PostgreSQL: () => newPostgres(postgres.url) };
  try {
    for (const [name, newDatabase] of Object.entries(kinds)) {
      print(name, `(a) 8 clients post for ${seconds} s`, await measurePosts(await newDatabase(), seconds));
      print(name, '(b) killed 10 times while 8 clients post', await surviveKills(await newDatabase()));
      print(name, '(c) mail server away for 40 s', await outlastMailServer(await newDatabase()));
    }
    print(
      'PostgreSQL',
      '(d) 2 servers, 1 database, 2,000 messages',
      await shareOutbox(await kinds.PostgreSQL()),
    );
    print(
      'PostgreSQL',
      '(e) PostgreSQL restarts 10 times, 8 clients',
      await surviveRestarts(await kinds.PostgreSQL(), postgres),
    );
    print(
      'SQLite',
      '(f) 10 restarts behind nginx, socket held',
      await restartOnHeldSocket(await kinds.SQLite()),
    );
    print(
      'PostgreSQL',
      '(g) 10 restarts behind nginx, 2 servers',
      await restartOneOfTwo(await kinds.PostgreSQL()),
    );
  } finally {
    await postgres.stop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  }
  const [cpu] = cpus();
  const load = loadavg().map((average) => average.toFixed(1));
  console.info(
    `\n${cpus().length} cores, ${cpu?.model ?? 'unknown'}, Node ${process.version}, load ${load.join(' ')}`,
  );
}

function print(database: string, what: string, figures: Record<string, string>): void {
  const parts = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  console.info(`${database.padEnd(10)}  ${what.padEnd(42)}  ${parts.join(', ')}`);
}

/** On the disk of the checkout: a temporary folder may be in memory. */
async function newSqlite(): Promise<string> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp('.cache/bench-');
  folders.push(folder);
  return `sqlite:${path.join(folder, 'messages.db')}`;
}

async function newPostgres(url: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

await main();
