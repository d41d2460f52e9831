import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { databaseKinds, freshDatabases } from '../testing/test-databases.ts';
import { testMailWorker } from '../testing/test-mail-worker.ts';
import { recordFailure } from './claim-delivery.ts';
import type { Database } from './database.ts';
import { listMessages } from './list-messages.ts';
import { countByKey, reencrypt } from './reencrypt.ts';
import { countSameTexts, storeMessage } from './store-message.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const [first, second] = [randomBytes(32), randomBytes(32)];
const mailError = '550 no such user amelie@boulangerie.example';

describe.each(databaseKinds)('encrypted messages in %s', (kind) => {
  const fresh = freshDatabases(kind);
  const open = (...keys: Buffer[]) => fresh.open({ keys });
  /** Stores a message with all optional data and one failed delivery. */
  const store = async (database: Database, company = 'Boulangerie Tremblay') => {
    const message = { ...exampleMessage, company };
    const plan = { destinations: [{ channel: 'mail', recipient: '' }], confirm: true } as const;
    const { id } = await storeMessage(database, message, now, { textDigest: 'digest of the text' }, plan);
    const delivery = await database.db
      .selectFrom('outbox')
      .select('id')
      .where('message_id', '=', id)
      .where('channel', '=', 'mail')
      .executeTakeFirstOrThrow();
    const failure = { reason: mailError, code: 'EENVELOPE 550', refusals: 1, nextAttemptAt: now };
    await recordFailure(database, delivery.id, failure, now);
    return id;
  };
  /** Returns all bytes of the database files. */
  const copyOf = async (database: Database): Promise<string> => {
    if (database.kind === 'sqlite') {
      const folder = path.dirname(database.file);
      return readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'latin1'))
        .join();
    }
    await sql`checkpoint`.execute(database.db);
    const { rows } = await sql<{ bytes: Buffer }>`
      select pg_read_binary_file(pg_relation_filepath(oid::regclass)) as bytes from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(database.db);
    // PostgreSQL compresses long values in its files, so add the rows as text.
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db);
    const texts = await Promise.all(
      tables.map(({ name }) =>
        sql<{ text: string }>`select one::text as text from ${sql.table(name)} one`.execute(database.db),
      ),
    );
    const contents = texts.flatMap((found) => found.rows.map(({ text }) => latin1(text)));
    return [...rows.map(({ bytes }) => bytes.toString('latin1')), ...contents].join();
  };
  const latin1 = (text: string) => Buffer.from(text).toString('latin1');
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  /** Every word of the visitor, the mail server's error, and unkeyed hashes that allow guessing. */
  const secrets = [
    ...Object.values(exampleMessage)
      .flatMap((value) => value.split(/\s+/))
      .filter((word) => word.length > 4)
      .map(latin1),
    'no such user',
    sha256('digest of the text'),
    sha256(JSON.stringify(contactFieldNames.map((field) => exampleMessage[field]))),
    sha256(exampleMessage.email),
  ];
  const foundIn = (copy: string) => secrets.filter((secret) => copy.includes(secret));

  it('are readable with the key, including errors', async () => {
    const database = await open(first);
    const id = await store(database);

    expect(await listMessages(database, 0)).toEqual([
      expect.objectContaining({
        id,
        fields: exampleMessage,
        lastError: mailError,
        unreadable: undefined,
      }),
    ]);
    expect(await countSameTexts(database, 'digest of the text', 0)).toBe(1);
    expect(await storeMessage(database, exampleMessage, now)).toEqual({ id, isNew: false });
  });

  it('reveal nothing in a copy of the database', async () => {
    const database = await open(first);
    await store(database);
    expect(foundIn(await copyOf(database))).toEqual([]);
  });

  it('reveal everything in a copy of the database without a key', async () => {
    const database = await open();
    await store(database);
    expect(foundIn(await copyOf(database))).toEqual(expect.arrayContaining(secrets));
  });

  it('are readable after a key change while the former key is set', async () => {
    await store(await open(first), 'Former');
    const database = await open(second, first);
    await store(database, 'Later');

    const companies = (await listMessages(database, 0)).map(({ fields }) => fields.company);
    expect(companies.sort()).toEqual(['Former', 'Later']);
  });

  it('are listed with the reason when their key is missing', async () => {
    const before = await open(first);
    const lost = await store(before, 'Lost');
    const database = await open(second);
    const kept = await store(database, 'Kept');

    const reason = `encrypted with the key ${before.cipher.keyId}, which MESSAGE_KEYS does not hold`;
    const listed = new Map((await listMessages(database, 0)).map((message) => [message.id, message]));
    expect(listed.get(lost)).toMatchObject({
      unreadable: reason,
      lastError: reason,
      fields: { company: '' },
    });
    expect(listed.get(kept)).toMatchObject({ unreadable: undefined, fields: { company: 'Kept' } });
    expect(await countByKey(database)).toEqual(
      new Map([
        [before.cipher.keyId, 1],
        [database.cipher.keyId, 1],
      ]),
    );
  });

  it('are delivered even if others cannot be decrypted', async () => {
    for (let number = 0; number < 5; number++) await store(await open(first), `Lost ${number}`);
    const mailServer = await startMailServer();
    const worker = await testMailWorker(fresh.url(), {
      SMTP_URL: mailServer.url,
      MESSAGE_KEYS: second.toString('base64'),
    });
    await worker.store({ company: 'Kept' });
    await worker.deliver();

    expect(mailServer.mails.map(({ text }) => text)).toEqual([expect.stringContaining('Kept')]);
    const codes = (await worker.deliveries())
      .filter(({ channel }) => channel === 'mail')
      .map(({ state, error_code }) => `${state} ${error_code ?? ''}`);
    expect(codes.sort()).toEqual(['sent ', ...Array.from({ length: 5 }, () => 'waiting EKEYMISSING')]);
    await worker.close();
    await mailServer.stop();
  });

  it('need only the new key after reencryption, which erases the former text', async () => {
    const plain = await open();
    for (let number = 0; number < 60; number++) await store(plain, `Plain ${number}`);
    await store(await open(first), 'Former');
    const database = await open(second, first);
    // Like one of another program: its snapshot began before, and it has read none of the tables.
    const older =
      kind === 'postgres' &&
      (await plain.db.startTransaction().setIsolationLevel('repeatable read').execute());
    if (older) await sql`select 1`.execute(older);

    const result = await reencrypt(database);
    if (older) await older.commit().execute();

    expect(result).toEqual({ changed: 122, unreadable: [] });

    expect(await countByKey(database)).toEqual(new Map([[database.cipher.keyId, 61]]));
    const read = await listMessages(await open(second), 0);
    expect(
      read
        .map(({ fields }) => fields.company)
        .sort()
        .slice(0, 2),
    ).toEqual(['Former', 'Plain 0']);
    expect(read.filter(({ unreadable, lastError }) => unreadable ?? lastError !== mailError)).toEqual([]);
    expect(foundIn(await copyOf(database))).toEqual([]);
    expect(await reencrypt(database)).toEqual({ changed: 0, unreadable: [] });
  });

  it('stay unchanged when no key decrypts them', async () => {
    const lost = await store(await open(first));
    const database = await open(second);
    const { changed, unreadable } = await reencrypt(database);
    expect([changed, unreadable[0]]).toEqual([0, lost]);
    expect((await listMessages(await open(first), 0))[0]?.fields).toEqual(exampleMessage);
  });
});
