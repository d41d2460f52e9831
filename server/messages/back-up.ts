import { execFile } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/**
 * Copies a consistent snapshot of the database into a new file that only its owner can read, while servers run: a
 * database file for SQLite, a `pg_dump` archive for PostgreSQL.
 *
 * @returns a one-line summary
 * @throws Error when the file exists or the copy fails; no file is left then
 */
export async function backUp(database: Database, url: string, file: string): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} exists: name a new file.`);
  const partial = `${file}.partial`;
  closeSync(openSync(partial, 'w', 0o600));
  try {
    // The copy is a single file, without the companions of WAL mode.
    if (database.kind === 'sqlite') await sql`vacuum into ${partial}`.execute(database.db);
    else await dumpPostgres(url, partial);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
  const { count } = await database.db
    .selectFrom('messages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return `${file} holds ${count} messages, ${Math.ceil(statSync(file).size / 1024)} kB.\n`;
}

/** @throws Error with what `pg_dump` printed, or what to do if it is missing */
async function dumpPostgres(url: string, to: string): Promise<void> {
  const { password } = new URL(url);
  const withoutPassword = Object.assign(new URL(url), { password: '' }).href;
  // Other users of the machine can read a process's arguments, but not its environment.
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  const args = ['--format=custom', '--no-owner', `--file=${to}`, withoutPassword];
  await promisify(execFile)('pg_dump', args, { env }).catch((error: Error & { code?: unknown }) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      'pg_dump is missing. Install it (on Debian: apt-get install postgresql-client), or run it where it is: pg_dump --format=custom --no-owner --file=FILE "$DATABASE_URL"',
    );
  });
}
