import { exampleMessage } from '../testing/example-message.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { deleteMessage } from './delete-message.ts';
import { listMessages } from './list-messages.ts';
import { openDatabase } from './open-database.ts';
import { claimDue, outboxFigures, recordFailure, recordSent, renewLeases, retryMessage } from './outbox.ts';
import { migrate } from './prepare-database.ts';
import { countSameTexts, storeMessage } from './store-message.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const minute = 60_000;

describe.each(databaseKinds)('the store on %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let database: Database;
  let other: Database | undefined;
  let url: string;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    url = await databases.make();
    database = openDatabase(url);
    await migrate(database.db);
  });
  afterEach(async () => {
    await database.close();
    await other?.close();
    other = undefined;
  });

  const store = (changes = {}, at = now) => storeMessage(database, { ...exampleMessage, ...changes }, at);
  const all = () => listMessages(database, 0);
  /** Only PostgreSQL is shared; where there is one server, it is met twice. */
  const secondServer = () => {
    if (kind === 'sqlite') return database;
    other = openDatabase(url);
    return other;
  };

  it('gives back what was stored, accents, emoji and quotes included', async () => {
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

  it('stores the same message once within ten minutes, and again after that', async () => {
    const first = await store();
    const second = await store({}, now + 10 * minute - 1);
    const third = await store({}, now + 10 * minute);

    expect(second).toEqual({ id: first.id, isNew: false });
    expect(third.isNew).toBe(true);
    expect(await all()).toHaveLength(2);
  });

  it('stores the same message once when it is posted many times at once', async () => {
    const other = secondServer();
    const posts = Array.from({ length: 10 }, (_, index) =>
      storeMessage(index % 2 ? database : other, exampleMessage, now),
    );
    const stored = await Promise.all(posts);

    expect(stored.filter((post) => post.isNew)).toHaveLength(1);
    expect(new Set(stored.map((post) => post.id)).size).toBe(1);
    expect(await all()).toHaveLength(1);
  });

  it('takes two messages that differ in one letter for two', async () => {
    await store();
    await store({ message: `${exampleMessage.message}!` });
    expect(await all()).toHaveLength(2);
  });

  it('lists the newest message first, from the time asked for', async () => {
    await store({ company: 'old' }, now - 2 * minute);
    await store({ company: 'middle' }, now - minute);
    await store({ company: 'new' }, now);

    const listed = await listMessages(database, now - minute);
    expect(listed.map((message) => message.fields.company)).toEqual(['new', 'middle']);
  });

  it('hands each due message to one server only', async () => {
    const other = secondServer();
    for (let number = 0; number < 20; number++) await store({ company: `${number}` });

    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) => claimDue(index % 2 ? database : other, 3, now)),
    );

    const ids = claims.flat().map((message) => message.id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('takes no more than it was asked to', async () => {
    for (let number = 0; number < 5; number++) await store({ company: `${number}` });
    expect(await claimDue(database, 3, now)).toHaveLength(3);
    expect(await claimDue(database, 3, now)).toHaveLength(2);
  });

  it('hands a message out again when the server that had it is gone for a minute', async () => {
    await store();
    await claimDue(database, 1, now);

    expect(await claimDue(database, 1, now + minute - 1)).toHaveLength(0);
    expect(await claimDue(database, 1, now + minute)).toEqual([expect.objectContaining({ attempts: 2 })]);
  });

  it('leaves a message to the server that says it is still at work', async () => {
    const { id } = await store();
    await claimDue(database, 1, now);
    await renewLeases(database, [id], now + minute / 2);

    expect(await claimDue(database, 1, now + minute)).toHaveLength(0);
    expect(await claimDue(database, 1, now + 1.5 * minute)).toHaveLength(1);
  });

  it('does not take a message away again once its outcome is noted', async () => {
    const { id } = await store();
    await claimDue(database, 1, now);
    await recordFailure(database, id, 'mail server away', now);
    await renewLeases(database, [id], now);

    expect(await claimDue(database, 1, now)).toHaveLength(1);
  });

  it('takes leases back at a new start where one server has the file for itself', async () => {
    await store();
    await claimDue(database, 1, now);
    await database.close();
    database = openDatabase(url);

    expect(await claimDue(database, 1, now)).toHaveLength(kind === 'sqlite' ? 1 : 0);
  });

  it('leaves a sent message alone', async () => {
    const { id } = await store();
    await claimDue(database, 1, now);
    await recordSent(database, id, now);

    expect(await claimDue(database, 1, now + 60 * minute)).toHaveLength(0);
    expect(await all()).toEqual([expect.objectContaining({ state: 'sent', sentAt: now })]);
  });

  it('hands out a message that failed when its next turn has come', async () => {
    const { id } = await store();
    await claimDue(database, 1, now);
    await recordFailure(database, id, 'mail server away', now + minute);

    expect(await claimDue(database, 1, now + minute - 1)).toHaveLength(0);
    expect(await claimDue(database, 1, now + minute)).toHaveLength(1);
    expect(await all()).toEqual([expect.objectContaining({ lastError: 'mail server away' })]);
  });

  it('gives a message up without a next turn, until somebody retries it', async () => {
    const { id } = await store();
    await recordFailure(database, id, 'refused', undefined);
    expect(await claimDue(database, 1, now + minute)).toHaveLength(0);

    expect(await retryMessage(database, id, now + minute)).toBe(true);
    expect(await claimDue(database, 1, now + minute)).toEqual([expect.objectContaining({ id, attempts: 1 })]);
    expect(await retryMessage(database, 'nobody', now)).toBe(false);
  });

  it('deletes a message with everything that it left', async () => {
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

  it('counts what is not delivered and knows the oldest', async () => {
    expect(await outboxFigures(database)).toEqual({
      waiting: 0,
      failed: 0,
      held: 0,
      oldestCreatedAt: undefined,
    });
    const sent = await store({ company: 'sent' }, now - 3 * minute);
    const failed = await store({ company: 'failed' }, now - 2 * minute);
    await store({ company: 'waiting' }, now - minute);
    await store({ company: 'waiting, too' }, now);
    await recordSent(database, sent.id, now);
    await recordFailure(database, failed.id, 'refused', undefined);

    expect(await outboxFigures(database)).toEqual({
      waiting: 2,
      failed: 1,
      held: 0,
      oldestCreatedAt: now - 2 * minute,
    });
  });

  it('keeps a message that looks like spam back until a person decides', async () => {
    const spam = { score: 70, reasons: ['honeypot', 'links'] } as const;
    const { id } = await storeMessage(database, exampleMessage, now, { spam, isHeld: true });

    expect(await claimDue(database, 1, now)).toEqual([]);
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
    expect(await claimDue(database, 1, now)).toEqual([expect.objectContaining({ id, spamScore: 70 })]);
  });

  it('counts messages with the same text, whoever sent them', async () => {
    const withText = (company: string, textDigest: string) =>
      storeMessage(database, { ...exampleMessage, company }, now, { textDigest });
    await withText('One', 'a');
    await withText('Two', 'a');
    await withText('Three', 'b');
    await store({ company: 'Four' });

    expect(await countSameTexts(database, 'a', now)).toBe(2);
    expect(await countSameTexts(database, 'a', now + 1)).toBe(0);
  });

  it('keeps its messages over a new start, with migrations running again', async () => {
    await store();
    await database.close();
    database = openDatabase(url);
    await migrate(database.db);

    expect(await all()).toHaveLength(1);
  });
});

it('makes its tables once when several servers start on an empty PostgreSQL database', async () => {
  const databases = await testDatabases('postgres');
  const url = await databases.make();
  const servers = [1, 2, 3].map(() => openDatabase(url));
  await Promise.all(servers.map((server) => migrate(server.db)));
  const stored = await Promise.all(servers.map((server) => storeMessage(server, exampleMessage, now)));
  await Promise.all(servers.map((server) => server.close()));
  await databases.stop();

  expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
});
