import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import { readEnvironment } from '../running/read-environment.ts';
import { recordFailure, recordSent } from '../store/claim-delivery.ts';
import { openDatabase } from '../store/open-database.ts';
import { migrate } from '../store/prepare-database.ts';
import { type MessageContext, storeMessage } from '../store/store-message.ts';
import { outboxIdOf } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { runMessages } from './run-messages.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const day = 86_400_000;

describe.each(databaseKinds)('npm run messages on %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let url: string;
  let failedId: string;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    url = await databases.make();
    const database = openDatabase(url);
    await migrate(database.db);
    const failed = await storeMessage(database, { ...exampleMessage, company: '=1+1' }, now - 8 * day);
    failedId = failed.id;
    const failure = { reason: 'Refused: "no"', code: 'EENVELOPE 550', refusals: 3, nextAttemptAt: undefined };
    await recordFailure(database, await outboxIdOf(database, failedId), failure, now - 8 * day);
    await storeMessage(database, { ...exampleMessage, company: 'New' }, now - day);
    await database.close();
  });

  const run = (...args: string[]) => runMessages(args, { databaseUrl: url, messageKeys: [] }, now);
  const list = async (...args: string[]) => JSON.parse(await run('--json', ...args));
  const companies = async (...args: string[]) =>
    (await list(...args)).map(({ company }: { company: string }) => company);
  const store = async (changes: Partial<ContactMessage>, context: MessageContext = {}) => {
    const database = openDatabase(url);
    const { id } = await storeMessage(database, { ...exampleMessage, ...changes }, now, context);
    await database.close();
    return id;
  };
  /** Stores a message held as spam. */
  const hold = () => store({ company: 'Held' }, { spam: { score: 60, reasons: ['honeypot'] }, isHeld: true });

  it('lists messages newest first, with their delivery state', async () => {
    const text = await run();
    expect(text.indexOf('New')).toBeLessThan(text.indexOf('=1+1'));
    expect(text).toContain('received     2026-03-01T15:00:00.000Z\n');
    expect(text).toContain('delivery     waiting\n');
    expect(text).toContain('delivery     failed\n');
    expect(text).toContain(
      'message      Our till cannot reach the bank since this morning.\n\n             Who can look at it? 🥐\n',
    );
  });

  it('lists them as JSON', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({ ...exampleMessage, company: 'New', delivery: 'waiting', lastError: '' }),
      expect.objectContaining({ id: failedId, delivery: 'failed', lastError: 'Refused: "no"' }),
    ]);
  });

  it('lists them as UTF-8 CSV without formulas', async () => {
    const csv = await run('--csv');
    const [header] = csv.split('\r\n');
    const fields = contactFieldNames.map((name) => `"${name}"`).join();
    expect(header).toBe(
      `\uFEFF"id","received","language",${fields},"delivery","attempts","sent","nextAttempt","lastError","unreadable","spamScore","spamReasons"`,
    );
    expect(csv).toContain(`,"'=1+1",`);
    expect(csv).toContain('"Refused: ""no"""');
    expect(csv).toContain('"Our till cannot reach the bank since this morning.\n\nWho can look at it? 🥐"');
    expect((await run('--csv', '--since', '1m')).split('\r\n')).toEqual([header, '']);
  });

  it.each(['=1', '+1', '-1', '@SUM(1)', ' =1', '＝1', '+1 416 555 0142'])(
    'escapes %j in CSV',
    async (company) => {
      await store({ company });
      expect(await run('--csv', '--since', '1m')).toContain(`,"'${company}",`);
    },
  );

  it('includes every form field in list, JSON and CSV', async () => {
    const message = { ...exampleMessage, service: 'other' } as const;
    await store(message);
    const [text, [row], csv] = [await run(), await list(), await run('--csv')];

    expect(contactFieldNames.length).toBeGreaterThanOrEqual(7);
    for (const name of contactFieldNames) {
      const value = message[name];
      expect(value).not.toBe('');
      expect(text).toContain(`${name.padEnd(13)}${value.split('\n')[0]}`);
      expect(row).toHaveProperty(name, value);
      expect(csv).toContain(`"${value}"`);
    }
  });

  it('lists undelivered or held messages only', async () => {
    await hold();
    const id = await store({ company: 'Sent' });
    const database = openDatabase(url);
    await recordSent(database, await outboxIdOf(database, id), now);
    await database.close();

    expect(await companies('--undelivered')).toEqual(['New', '=1+1']);
    expect(await companies('--held')).toEqual(['Held']);
    expect((await companies()).sort()).toEqual(['=1+1', 'Held', 'New', 'Sent']);
  });

  it('releases held messages only', async () => {
    const id = await hold();
    expect(await run('--release', id)).toBe(`${id} is due for delivery now.\n`);
    expect(await companies('--held')).toEqual([]);
    expect(await companies('--undelivered')).toContain('Held');
    await expect(run('--release', id)).rejects.toThrow(`No held message has the id ${id}.`);
    await expect(run('--release', failedId)).rejects.toThrow('No held message');
  });

  it('lists recent messages only', async () => {
    expect(await list('--since', '7d')).toHaveLength(1);
    expect(await list('--since', '9d')).toHaveLength(2);
  });

  it('puts a failed message back into the outbox', async () => {
    await run('--retry', failedId);
    const messages: { id: string; delivery: string }[] = await list();
    expect(messages.find(({ id }) => id === failedId)?.delivery).toBe('waiting');
  });

  it('deletes a message', async () => {
    await run('--delete', failedId);
    expect(await list()).toEqual([expect.objectContaining({ company: 'New' })]);
  });

  it('reports an unknown message, an invalid age and an empty list', async () => {
    await expect(run('--delete', 'nobody')).rejects.toThrow('No message has the id nobody.');
    await expect(run('--retry', 'nobody')).rejects.toThrow('No message has the id nobody.');
    await expect(run('--since', 'yesterday')).rejects.toThrow('"yesterday" is no age');
    await expect(run('--sinze', '7d')).rejects.toThrow('--sinze');
    expect(await run('--since', '1m')).toBe('No messages.\n');
  });

  it.each([
    '--retry ID --delete ID',
    '--backup ID --delete ID',
    '--json --csv',
    '--undelivered --held',
    '--since 1m --delete ID',
    '--help --reencrypt',
  ])('rejects %s and changes nothing', async (line) => {
    const before = await list();
    await expect(run(...line.replaceAll('ID', failedId).split(' '))).rejects.toThrow(
      /^--\w+ and --\w+ do not go together\.$/,
    );
    expect(await list()).toEqual(before);
  });

  it('reencrypts, and requires keys', async () => {
    await expect(run('--reencrypt')).rejects.toThrow('MESSAGE_KEYS is not set');
    const access = { databaseUrl: url, messageKeys: [randomBytes(32)] };
    expect(await runMessages(['--reencrypt'], access, now)).toMatch(
      /^Encrypted 3 texts with the key [0-9a-f]{12}; nothing is encrypted with another key\.\n$/,
    );
    const [, failed] = JSON.parse(await runMessages(['--json'], access, now));
    expect(failed).toMatchObject({ company: '=1+1', lastError: 'Refused: "no"' });
    await expect(
      runMessages(['--reencrypt'], { ...access, messageKeys: [randomBytes(32)] }, now),
    ).rejects.toThrow('No key of MESSAGE_KEYS opens these:\n');
  });

  it('refuses a database with pending migrations', async () => {
    const { db, close } = openDatabase(url);
    await db
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom('kysely_migration')
      .where('name', '>', '0001-first')
      .execute();
    await close();
    await expect(run()).rejects.toThrow('An earlier version made this database. Start the server once');
  });
});

it('prints its options', async () => {
  const nowhere = { databaseUrl: 'sqlite:/nowhere/messages.db', messageKeys: [] };
  const options = (await runMessages(['--help'], nowhere, now)).match(/--[\w-]+/g);
  expect([...new Set(options)].sort()).toEqual([
    '--backup',
    '--csv',
    '--delete',
    '--held',
    '--help',
    '--json',
    '--reencrypt',
    '--release',
    '--retry',
    '--since',
    '--test-mail',
    '--undelivered',
  ]);
});

it('tests the mail settings without opening the database', async () => {
  const mailServer = await startMailServer();
  const settings = readEnvironment({
    DATABASE_URL: 'sqlite:/nowhere/messages.db',
    SMTP_URL: mailServer.url,
    CONTACT_TO: 'hello@tamarackit.example',
    CONTACT_FROM: 'web@tamarackit.example',
  });
  expect(await runMessages(['--test-mail'], settings, now)).toMatch(
    /^smtp:\/\/127\.0\.0\.1:\d+ +ok\nmail to hello@tamarackit\.example +ok\n$/,
  );
  expect(mailServer.mails).toHaveLength(1);
  await mailServer.stop();
});

describe('npm run messages without a database', () => {
  const run = (databaseUrl: string) => runMessages([], { databaseUrl, messageKeys: [] }, now);

  it('fails and creates none on SQLite', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sqlite-'));
    const file = path.join(folder, 'data', 'messages.db');
    await expect(run(`sqlite:${file}`)).rejects.toThrow(
      `DATABASE_URL names no database of this site. There is no file ${file}.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['an empty file', ''],
    ['a file of something else', 'This is no database. '.repeat(100)],
  ])('leaves %s unchanged', async (_, content) => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'sqlite-')), 'messages.db');
    await writeFile(file, content, { mode: 0o644 });
    await expect(run(`sqlite:${file}`)).rejects.toThrow('DATABASE_URL names no database of this site.');
    expect(await readFile(file, 'utf8')).toBe(content);
    expect((await stat(file)).mode & 0o777).toBe(0o644);
    expect(await readdir(path.dirname(file))).toEqual(['messages.db']);
  });

  it('fails and creates no table on PostgreSQL', async () => {
    const databases = await testDatabases('postgres');
    const url = await databases.make();
    await expect(run(url)).rejects.toThrow('DATABASE_URL names no database of this site.');
    const { db, close } = openDatabase(url);
    expect(await db.introspection.getTables()).toEqual([]);
    await close();
    await databases.stop();
  });
});
