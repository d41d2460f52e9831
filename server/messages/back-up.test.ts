import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { listMessages } from '../store/list-messages.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { storeMessage } from '../store/store-message.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { folderWith } from '../testing/folder-with.ts';
import { postgresProgram } from '../testing/start-postgres.ts';
import { databaseKinds, freshDatabases, newDatabase } from '../testing/test-databases.ts';
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
const reason = ` (needs pg_dump ${server} or newer, found ${client ?? 'none'})`;
const canDump = client !== undefined && client >= server;

let folder: string;
let file: string;

beforeEach(() => {
  folder = folderWith();
  file = path.join(folder, 'messages.backup');
});

describe.each(databaseKinds)('a backup of %s', (kind) => {
  const isPossible = kind === 'sqlite' || canDump;
  const itIfPossible = isPossible ? it : it.skip;
  const { url, open } = freshDatabases(kind);

  /** Follows `docs/operations.md`. */
  const restore = async () => {
    if (kind === 'sqlite') {
      const data = path.join(folder, 'data');
      await mkdir(data, { mode: 0o700 });
      await copyFile(file, path.join(data, 'messages.db'));
      return `sqlite:${path.join(data, 'messages.db')}`;
    }
    const restored = await newDatabase(kind);
    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${restored}`, file]);
    return restored;
  };

  itIfPossible(
    `made while messages are stored holds all that were acknowledged before, is private, and can be restored${isPossible ? '' : reason}`,
    async () => {
      const database = await open();
      const acknowledged: string[] = [];
      let isOver = false;
      const store = async (company: string) =>
        acknowledged.push((await storeMessage(database, { ...exampleMessage, company }, Date.now())).id);
      const writing = (async () => {
        for (let count = 0; !isOver; count++) {
          await store(`${count}`);
          await new Promise(setImmediate);
        }
      })();
      while (acknowledged.length < 50) await new Promise(setImmediate);
      const before = [...acknowledged];
      const summary = await runMessages(['--backup', file], url(), Date.now());
      isOver = true;
      await writing;
      expect(summary).toMatch(/messages\.backup holds \d+ messages, \d+ kB\.\n$/);
      expect([await readdir(folder), (await stat(file)).mode & 0o777]).toEqual([['messages.backup'], 0o600]);

      const restored = openDatabase(await restore());
      await migrate(restored.db);
      const { id } = await storeMessage(restored, exampleMessage, Date.now());
      const messages = await listMessages(restored, 0);
      await restored.close();
      const ids = new Set(messages.map((message) => message.id));
      expect([...before, id].filter((each) => !ids.has(each))).toEqual([]);
      expect(new Set(messages.map(({ fields }) => fields.email))).toEqual(new Set([exampleMessage.email]));
    },
  );

  it('overwrites no file', async () => {
    await open();
    await writeFile(file, 'An earlier one');
    await expect(runMessages(['--backup', file], url(), 0)).rejects.toThrow(
      `${file} exists: name a new file.`,
    );
    expect((await stat(file)).size).toBe('An earlier one'.length);
  });
});

describe('without pg_dump', () => {
  const { url, open } = freshDatabases('postgres');

  it('explains what to do, and leaves no file', async () => {
    await open();
    const { PATH } = process.env;
    process.env.PATH = folder;
    await expect(runMessages(['--backup', file], url(), 0)).rejects.toThrow('pg_dump is missing. Install it');
    process.env.PATH = PATH;
    expect(await readdir(folder)).toEqual([]);
  });
});
