import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { Database } from '../store/database.ts';
import { recordFailure, recordSent } from '../store/outbox.ts';
import { type MessageContext, storeMessage } from '../store/store-message.ts';
import { outboxIdOf } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { folderWith } from '../testing/folder-with.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import { runMessages } from './run-messages.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const day = 86_400_000;

describe.each(databaseKinds)('npm run messages on %s', (kind) => {
  const { url, open } = freshDatabases(kind);
  let database: Database;
  let failedId: string;

  const store = async (company: string, at: number, context?: MessageContext) =>
    (await storeMessage(database, { ...exampleMessage, company }, at, context)).id;

  beforeEach(async () => {
    database = await open();
    failedId = await store('=1+1', now - 8 * day);
    const failure = { last_error: 'Refused: "no"', error_code: 'EENVELOPE 550' };
    await recordFailure(database, await outboxIdOf(database, failedId), failure);
    await store('New', now - day);
  });

  const run = (...args: string[]) => runMessages(args, url(), now);
  const list = async (...args: string[]) => JSON.parse(await run('--json', ...args));
  const companies = async (...args: string[]) =>
    (await list(...args)).map(({ company }: { company: string }) => company);

  it('lists all fields and the delivery of each message, newest first, for people, programs and spreadsheets', async () => {
    const text = await run();
    expect(text.indexOf('New')).toBeLessThan(text.indexOf('=1+1'));
    expect(text).toContain('received: 2026-03-01T15:00:00.000Z\n');
    expect(text).toContain('delivery: failed\n');
    expect(text).toContain(
      'message: |-\n  Our till cannot reach the bank since this morning.\n\n  Who can look at it? 🥐\n',
    );
    for (const name of contactFieldNames)
      if (name !== 'company' && name !== 'message')
        expect(text).toContain(`${name}: ${exampleMessage[name]}\n`);

    expect(await list()).toEqual([
      expect.objectContaining({ ...exampleMessage, company: 'New', delivery: 'waiting', lastError: '' }),
      expect.objectContaining({ id: failedId, delivery: 'failed', lastError: 'Refused: "no"' }),
    ]);

    const csv = await run('--csv');
    const [header] = csv.split('\r\n');
    const fields = contactFieldNames.map((name) => `"${name}"`).join();
    expect(header).toBe(
      `\uFEFF"id","received","language",${fields},"delivery","attempts","sent","nextAttempt","lastError","spamScore","spamReasons"`,
    );
    expect(csv).toContain('"Refused: ""no"""');
    expect(csv).toContain('"Our till cannot reach the bank since this morning.\n\nWho can look at it? 🥐"');
    expect((await run('--csv', '--since', '1m')).split('\r\n')).toEqual([header, '']);
  });

  it('lets no cell of a spreadsheet run as a formula', async () => {
    const formulas = ['=1', '+1', '-1', '@SUM(1)', ' =1', '＝1', '+1 416 555 0142'];
    for (const formula of formulas) await store(formula, now);
    const csv = await run('--csv', '--since', '1m');
    for (const formula of formulas) expect(csv).toContain(`,"'${formula}",`);
  });

  it('lists recent, undelivered or held messages only', async () => {
    await store('Held', now, { spam: { score: 60, reasons: ['honeypot'] }, isHeld: true });
    await recordSent(database, await outboxIdOf(database, await store('Sent', now)), now);
    expect(await companies('--undelivered')).toEqual(['New', '=1+1']);
    expect(await companies('--held')).toEqual(['Held']);
    expect(await companies('--since', '7d')).toHaveLength(3);
    expect(await companies('--since', '9d')).toHaveLength(4);
    expect(await run('--undelivered', '--since', '1m')).toBe('No messages.\n');
  });

  it('retries failed and held messages, and deletes messages', async () => {
    const heldId = await store('Held', now, { isHeld: true });
    for (const id of [heldId, failedId])
      expect(await run('--retry', id)).toBe(`${id} is due for delivery now.\n`);
    expect(new Set((await list()).map(({ delivery }: { delivery: string }) => delivery))).toEqual(
      new Set(['waiting']),
    );
    expect(await run('--delete', failedId)).toBe(`${failedId} is deleted.\n`);
    expect(await companies()).toEqual(['Held', 'New']);
    for (const table of ['outbox', 'claims'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toHaveLength(2);
  });

  it('refuses unknown ids, ages and options, and options that do not go together, and changes nothing', async () => {
    const before = await list();
    for (const [line, message] of [
      ['--delete nobody', 'No message has the id nobody.'],
      ['--retry nobody', 'No message has the id nobody.'],
      ['--since yesterday', '"yesterday" is no age'],
      ['--sinze 7d', '--sinze'],
      [`--retry ${failedId} --delete ${failedId}`, '--retry and --delete do not go together.'],
      ['--json --csv', '--json and --csv do not go together.'],
      [`--since 1m --delete ${failedId}`, '--since and --delete do not go together.'],
    ] as const)
      await expect(run(...line.split(' '))).rejects.toThrow(message);
    expect(await list()).toEqual(before);
  });
});

describe.each(databaseKinds)('without tables in %s', (kind) => {
  const { url, connect } = freshDatabases(kind);

  it('it refuses the database and creates none', async () => {
    const { db } = connect();
    expect(await db.introspection.getTables()).toEqual([]);
    await expect(runMessages([], url(), now)).rejects.toThrow('DATABASE_URL names no database of this site.');
    expect(await db.introspection.getTables()).toEqual([]);
  });
});

it('creates no database file, and changes none of something else', async () => {
  const folder = folderWith();
  const [missing, other] = [path.join(folder, 'data', 'messages.db'), path.join(folder, 'other.db')];
  await expect(runMessages([], `sqlite:${missing}`, now)).rejects.toThrow(
    `DATABASE_URL names no database of this site. There is no file ${missing}.`,
  );
  await writeFile(other, 'This is no database. '.repeat(100));
  await expect(runMessages([], `sqlite:${other}`, now)).rejects.toThrow('cannot be opened');
  expect(await readdir(folder)).toEqual(['other.db']);
});

it('explains its options without a database', async () => {
  const options = (await runMessages(['--help'], 'sqlite:/nowhere/messages.db', now)).match(/--[\w-]+/g);
  expect([...new Set(options)].sort().join(' ')).toBe(
    '--backup --csv --delete --held --help --json --retry --since --undelivered',
  );
});
