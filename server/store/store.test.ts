import { maxDuplicates } from '../../lib/contact/score-spam.ts';
import { claimAll } from '../testing/claim-all.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, freshDatabases, testDatabases } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { deleteMessage } from './delete-messages.ts';
import { listMessages } from './list-messages.ts';
import { openDatabase } from './open-database.ts';
import { retryMessage } from './outbox.ts';
import { outboxFigures } from './outbox-figures.ts';
import { migrate, pendingMigrations } from './prepare-database.ts';
import { countSameTexts, storeMessage } from './store-message.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const minute = 60_000;

describe.each(databaseKinds)('the store on %s', (kind) => {
  const { open, connect } = freshDatabases(kind);
  let database: Database;

  beforeEach(async () => {
    database = await open();
  });

  const store = (changes = {}, at = now) => storeMessage(database, { ...exampleMessage, ...changes }, at);
  const all = () => listMessages(database, 0);
  /** A second connection on PostgreSQL; SQLite has a single one. */
  const secondServer = () => (kind === 'sqlite' ? database : connect());

  it('returns what was stored, including accents, emoji and quotes', async () => {
    const text = 'Ça marche? 🍁 👩🏽‍💻 \'quoted\' "twice" \\ %s $1 ; drop table messages;\n\nEnd';
    const { id } = await store({ message: text, firstName: 'Zoë' });

    expect(await all()).toEqual([
      expect.objectContaining({
        id,
        createdAt: now,
        language: 'en',
        fields: { ...exampleMessage, firstName: 'Zoë', message: text },
        spamScore: 0,
        spamReasons: [],
        state: 'waiting',
      }),
    ]);
  });

  it('stores an identical message again only after ten minutes', async () => {
    const first = await store();
    const second = await store({}, now + 10 * minute - 1);
    const third = await store({}, now + 10 * minute);

    expect(second).toEqual({ id: first.id, isNew: false });
    expect(third.isNew).toBe(true);
    expect(await all()).toHaveLength(2);
  });

  it('stores concurrent identical posts once', async () => {
    const other = secondServer();
    const posts = Array.from({ length: 10 }, (_, index) =>
      storeMessage(index % 2 ? database : other, exampleMessage, now),
    );
    const stored = await Promise.all(posts);

    expect(stored.filter((post) => post.isNew)).toHaveLength(1);
    expect(new Set(stored.map((post) => post.id)).size).toBe(1);
    expect(await all()).toHaveLength(1);
  });

  it('stores messages that differ in one letter separately', async () => {
    await store();
    await store({ message: `${exampleMessage.message}!` });
    expect(await all()).toHaveLength(2);
  });

  it('lists messages since a given time, newest first', async () => {
    await store({ company: 'old' }, now - 2 * minute);
    await store({ company: 'middle' }, now - minute);
    await store({ company: 'new' }, now);

    const listed = await listMessages(database, now - minute);
    expect(listed.map((message) => message.fields.company)).toEqual(['new', 'middle']);
  });

  it('deletes a message with its outbox rows and dedup key', async () => {
    const { id } = await store();
    await store({ company: 'another' });

    expect(await deleteMessage(database, id)).toBe(true);
    expect(await deleteMessage(database, id)).toBe(false);

    expect(await all()).toEqual([
      expect.objectContaining({ fields: { ...exampleMessage, company: 'another' } }),
    ]);
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    expect(await database.db.selectFrom('dedup_keys').selectAll().execute()).toHaveLength(1);
    expect(await store()).toMatchObject({ isNew: true });
  });

  it('holds suspected spam until a person releases it', async () => {
    const spam = { score: 70, reasons: ['honeypot', 'links'] } as const;
    const { id } = await storeMessage(database, exampleMessage, now, { spam, isHeld: true });

    expect(await claimAll(database, now)).toEqual([]);
    expect(await all()).toEqual([
      expect.objectContaining({
        id,
        spamScore: 70,
        spamReasons: ['honeypot', 'links'],
        state: 'held',
      }),
    ]);
    expect(await outboxFigures(database)).toMatchObject({ waiting: 0, held: 1, oldestCreatedAt: undefined });

    await retryMessage(database, id, now);
    expect(await claimAll(database, now)).toEqual([expect.objectContaining({ message_id: id })]);
  });

  it('counts messages with the same text from any sender', async () => {
    const withText = (company: string, textDigest: string) =>
      storeMessage(database, { ...exampleMessage, company }, now, { textDigest });
    await withText('One', 'a');
    await withText('Two', 'a');
    await withText('Three', 'b');
    await store({ company: 'Four' });

    expect(await countSameTexts(database, 'a', now)).toBe(2);
    expect(await countSameTexts(database, 'a', now + 1)).toBe(0);

    await withText('Five', 'a');
    expect(await countSameTexts(database, 'a', now)).toBe(maxDuplicates);
  });

  it('keeps its messages when it is reopened and migrated again', async () => {
    await store();
    await database.close();
    database = connect();
    await migrate(database.db);

    expect(await all()).toHaveLength(1);
  });

  it('refuses an older version of the software', async () => {
    await store();
    await database.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '0099-next-year', timestamp: '2027-01-01T00:00:00.000Z' })
      .execute();
    const refusal = { code: 'DATABASE_IS_NEWER', message: expect.stringContaining('0099-next-year') };
    await expect(migrate(database.db)).rejects.toMatchObject(refusal);
    await expect(pendingMigrations(database.db)).rejects.toMatchObject(refusal);
    expect(await all()).toHaveLength(1);
  });
});

it('migrates an empty PostgreSQL database once when several servers start together', async () => {
  const databases = await testDatabases('postgres');
  const url = await databases.make();
  const servers = [1, 2, 3].map(() => openDatabase(url));
  await Promise.all(servers.map((server) => migrate(server.db)));
  const stored = await Promise.all(servers.map((server) => storeMessage(server, exampleMessage, now)));
  await Promise.all(servers.map((server) => server.close()));
  await databases.stop();

  expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
});
