import { sql } from 'kysely';
import { maxDuplicates } from '../../lib/contact/score-spam.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import { claimConfirmation } from './confirmation-limit.ts';
import type { Database } from './database.ts';
import { listMessages } from './list-messages.ts';
import { isMigrated, migrate } from './migrate.ts';
import { countSameTexts, type MessageContext, storeMessage } from './store-message.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const minute = 60_000;

describe.each(databaseKinds)('the store on %s', (kind) => {
  const { open, connect } = freshDatabases(kind);
  let database: Database;

  beforeEach(async () => {
    database = await open();
  });

  const store = (changes = {}, at = now, context?: MessageContext) =>
    storeMessage(database, { ...exampleMessage, ...changes }, at, context);
  const all = () => listMessages(database, 0);
  /** SQLite's connections wait for each other by blocking, so two of them need two processes. */
  const secondServer = () => (kind === 'sqlite' ? database : connect());

  it('returns what was stored, newest first, after it was closed and opened again', async () => {
    const message = 'Ça marche? 🍁 👩🏽‍💻 \'quoted\' "twice" \\ %s $1 ; drop table messages;\n\nEnd';
    const { id } = await store({ message, firstName: 'Zoë' }, now, { language: 'fr' });
    await store({ company: 'older' }, now - minute);
    await database.close();
    database = connect();
    await migrate(database.db);

    const [newest, older] = await all();
    expect(newest).toEqual({
      id,
      createdAt: now,
      language: 'fr',
      fields: { ...exampleMessage, firstName: 'Zoë', message },
      spamScore: 0,
      spamReasons: [],
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      sentAt: undefined,
      lastError: undefined,
    });
    expect(older?.fields.company).toBe('older');
    expect(await listMessages(database, now)).toHaveLength(1);
  });

  it('stores an identical message once within ten minutes, also when it arrives at two servers at once', async () => {
    const servers = [database, secondServer()];
    const stored = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        storeMessage(servers[index % 2] ?? database, exampleMessage, now),
      ),
    );
    expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(await store({}, now + 10 * minute - 1)).toMatchObject({ isNew: false });
    expect(await store({ message: `${exampleMessage.message}!` })).toMatchObject({ isNew: true });
    expect(await store({}, now + 10 * minute)).toMatchObject({ isNew: true });
    expect(await all()).toHaveLength(3);
  });

  it('counts recent messages with the same text from any sender, up to a bound', async () => {
    for (const [company, textDigest] of [
      ['One', 'a'],
      ['Two', 'a'],
      ['Three', 'b'],
    ] as const)
      await store({ company }, now, { textDigest });
    const week = 7 * 24 * 60 * minute;
    expect(await countSameTexts(database, 'a', now + week)).toBe(2);
    expect(await countSameTexts(database, 'a', now + week + 1)).toBe(0);
    for (let number = 0; number < maxDuplicates; number++)
      await store({ company: `${number}` }, now, { textDigest: 'a' });
    expect(await countSameTexts(database, 'a', now)).toBe(maxDuplicates);
  });

  // One a day to a mailbox: server/mail/confirmation.test.ts.
  it('confirms thirty messages an hour in total', async () => {
    const claim = (number: number, at = now) =>
      claimConfirmation(database.db, `${number}@victims.example`, `${number}`, at);
    for (let number = 0; number < 30; number++) expect(await claim(number)).toBe(true);
    expect([await claim(30), await claim(30, now + 60 * minute - 1)]).toEqual([false, false]);
    expect(await claim(31, now + 60 * minute)).toBe(true);
  });

  it('refuses a database that a newer version has changed', async () => {
    await store();
    await database.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '0099-next-year', timestamp: '2027-01-01T00:00:00.000Z' })
      .execute();
    const refusal = { code: 'DATABASE_IS_NEWER', message: expect.stringContaining('0099-next-year') };
    await expect(migrate(database.db)).rejects.toMatchObject(refusal);
    await expect(isMigrated(database.db)).rejects.toMatchObject(refusal);
  });

  it('gives a database of the first version what it lacks', async () => {
    const first = database.db.withTables<{ kysely_migration: { name: string } }>();
    await first.deleteFrom('kysely_migration').where('name', '!=', '0001-tables').execute();
    await sql`drop table claims`.execute(database.db);
    await sql`create table dedup_keys (key text primary key)`.execute(database.db);
    expect(await isMigrated(database.db)).toBe(false);
    await migrate(database.db);
    expect(await store()).toMatchObject({ isNew: true });
    await expect(sql`select * from dedup_keys`.execute(database.db)).rejects.toThrow();
  });

  it('creates its tables once when several servers start together', async () => {
    const servers = [secondServer(), secondServer(), secondServer()];
    await Promise.all(servers.map(({ db }) => migrate(db)));
    const stored = await Promise.all(servers.map((server) => storeMessage(server, exampleMessage, now)));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
  });
});
