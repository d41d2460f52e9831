import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { migrate } from '../store/prepare-database.ts';
import { storeMessage } from '../store/store-message.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { makeExport } from '../testing/make-export.ts';
import { startMain } from '../testing/start-main.ts';
import { postgresProgram } from '../testing/start-postgres.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { runMessages } from './run-messages.ts';

const run = promisify(execFile);

/** The major version of a PostgreSQL program; undefined if it is not installed. */
function majorVersion(program: string): number | undefined {
  const [, version] = /(\d+)/.exec(spawnSync(program, ['--version']).stdout?.toString() ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
}

/** pg_dump must not be older than the server. */
const client = majorVersion('pg_dump');
const server = majorVersion(postgresProgram) ?? 0;
const reason = `needs pg_dump ${server} or newer, found ${client ?? 'none'}`;
const canDump = client !== undefined && client >= server;

describe.each(databaseKinds)('a backup of %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let url: string;
  let folder: string;
  let file: string;
  const isPossible = kind === 'sqlite' || canDump;
  const itIfPossible = isPossible ? it : it.skip;
  const unless = isPossible ? '' : ` (${reason})`;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    url = await databases.make();
    folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
    file = path.join(folder, 'messages.backup');
  });

  const backUp = () => runMessages(['--backup', file], { databaseUrl: url, messageKeys: [] }, Date.now());
  const listIn = async (databaseUrl: string) => {
    const database = openDatabase(databaseUrl);
    const messages = await listMessages(database, 0);
    await database.close();
    return messages;
  };
  /** Follows `docs/operations.md`. */
  const restore = async () => {
    if (kind === 'sqlite') {
      const data = path.join(folder, 'data');
      await mkdir(data, { mode: 0o700 });
      await copyFile(file, path.join(data, 'messages.db'));
      return `sqlite:${path.join(data, 'messages.db')}`;
    }
    const restored = await databases.make();
    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${restored}`, file]);
    return restored;
  };
  const post = async (server: string, company: string): Promise<string> => {
    const answer = await fetch(`${server}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...exampleMessage, company }),
    });
    return (await answer.json()).id;
  };

  itIfPossible(
    `made during writes contains all acknowledged messages and can be restored${unless}`,
    async () => {
      const environment = {
        OUT: await makeExport(),
        RATE_LIMIT_PER_HOUR: '0',
        RATE_LIMIT_TOTAL_PER_HOUR: '0',
      };
      const main = await startMain({ ...environment, DATABASE_URL: url });
      const acknowledged: string[] = [];
      let isOver = false;
      const writing = Promise.all(
        Array.from({ length: 4 }, async (_, client) => {
          for (let count = 0; !isOver; count++) acknowledged.push(await post(main.url, `${client} ${count}`));
        }),
      );
      while (acknowledged.length < 200) await new Promise(setImmediate);
      const before = [...acknowledged];
      const summary = await backUp();
      isOver = true;
      await writing;
      main.process.kill('SIGKILL');
      await once(main.process, 'exit');

      const restored = await restore();
      const second = await startMain({ ...environment, DATABASE_URL: restored });
      const later = await post(second.url, 'After the restore');
      second.process.kill('SIGTERM');
      await once(second.process, 'exit');
      const messages = await listIn(restored);
      const ids = new Set(messages.map(({ id }) => id));
      expect(before.filter((id) => !ids.has(id))).toEqual([]);
      expect(ids.has(later)).toBe(true);
      expect(new Set(messages.map(({ fields }) => fields.email))).toEqual(new Set([exampleMessage.email]));
      expect(summary).toMatch(/messages\.backup holds \d+ messages, \d+ kB\.\n$/);
    },
  );

  itIfPossible(
    `is one file that only its owner can read, and never overwrites another file${unless}`,
    async () => {
      const database = openDatabase(url);
      await migrate(database.db);
      await storeMessage(database, exampleMessage, 0);
      await database.close();

      await backUp();
      expect(await readdir(folder)).toEqual(['messages.backup']);
      expect((await stat(file)).mode & 0o777).toBe(0o600);

      await writeFile(file, 'An earlier one');
      await expect(backUp()).rejects.toThrow(`${file} exists: name a new file.`);
      expect((await stat(file)).size).toBe('An earlier one'.length);
    },
  );
});

it('explains what to do if pg_dump is missing, and leaves no file', async () => {
  const databases = await testDatabases('postgres');
  const url = await databases.make();
  const database = openDatabase(url);
  await migrate(database.db);
  await database.close();
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  const { PATH } = process.env;
  process.env.PATH = folder;
  await expect(
    runMessages(['--backup', path.join(folder, 'dump')], { databaseUrl: url, messageKeys: [] }, 0),
  ).rejects.toThrow('pg_dump is missing. Install it');
  process.env.PATH = PATH;
  expect(await readdir(folder)).toEqual([]);
  await databases.stop();
});
