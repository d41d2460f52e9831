import pino from 'pino';
import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import type { Database } from '../store/database.ts';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { migrate } from '../store/prepare-database.ts';
import { storeMessage } from '../store/store-message.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { readWords } from '../words/read-words.ts';
import { composeMail } from './compose-mail.ts';
import { createDelivery } from './create-delivery.ts';
import { type Mailer, openMailer } from './open-mailer.ts';

const words = readWords('content');
const seconds = 1000;
const hours = 3600 * seconds;
const days = 24 * hours;
const start = Date.parse('2026-03-02T15:00:00Z');

describe.each(databaseKinds)('delivery out of %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let database: Database;
  let mailServer: MailServer;
  let mailer: Mailer;
  let now: number;
  let logged: string;
  let outcomes: string[];

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    now = start;
    logged = '';
    outcomes = [];
    database = openDatabase(await databases.make());
    await migrate(database.db);
    mailServer = await startMailServer();
    mailer = openMailer(mailServer.url);
  });
  afterEach(async () => {
    mailer.close();
    await mailServer.stop();
    await database.close();
  });

  const delivery = (send = mailer.send) =>
    createDelivery({
      database,
      compose: (message) =>
        composeMail(message, words, 'Website <web@tamarackit.example>', 'hello@tamarackit.example'),
      send,
      now: () => now,
      log: pino({ level: 'debug' }, { write: (line) => (logged += line) }),
      onAttempt: (outcome) => outcomes.push(outcome),
    });
  const store = (changes: Partial<ContactMessage> = {}) =>
    storeMessage(database, { ...exampleMessage, ...changes }, now);
  const only = async () => {
    const [message] = await listMessages(database, 0);
    if (!message) throw new Error('Nothing is stored');
    return message;
  };

  it('mails what the visitor wrote, with a reply that goes to the visitor', async () => {
    const { id } = await store();
    expect(await delivery()()).toBe(1);

    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({
      subject: 'Website: message from Amélie Tremblay',
      from: { name: 'Website', address: 'web@tamarackit.example' },
      to: [{ address: 'hello@tamarackit.example' }],
      replyTo: [{ name: 'Amélie Tremblay', address: exampleMessage.email }],
      messageId: `<${id}@tamarackit.example>`,
      date: '2026-03-02T15:00:00.000Z',
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Managed IT Services');
      expect(part).toContain(exampleMessage.phone);
      expect(part).toContain(exampleMessage.company);
      expect(part).toContain('Who can look at it? 🥐');
    }
    expect(await only()).toMatchObject({ state: 'sent', attempts: 1, sentAt: start });
  });

  it('keeps accents, emoji and every kind of script intact', async () => {
    const text = 'Ça marche ? œuvre « été » 👩🏽‍💻 ᐃᓄᒃᑎᑐᑦ 日本語 עברית 𝒳';
    await store({ message: text, firstName: 'Zoë 🍁', lastName: '李小龙' });
    await delivery()();

    expect(mailServer.mails[0]?.text).toContain(text);
    expect(mailServer.mails[0]?.html).toContain(text);
    expect(mailServer.mails[0]?.replyTo?.[0]).toMatchObject({ name: 'Zoë 🍁 李小龙' });
  });

  it('lets nobody smuggle in headers, recipients or markup', async () => {
    await store({
      firstName: 'Eve" <evil@x.example>,\r\nBcc: all@x.example\r\n\r\nHi',
      lastName: '<script>alert(1)</script>',
      company: '</td></table><img src=x onerror=alert(1)>',
      message: '.\r\nRCPT TO:<x@x.example>\r\n<b>bold</b> & "quoted"',
    });
    await delivery()();

    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual([{ name: '', address: 'hello@tamarackit.example' }]);
    expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
    expect(mail?.headers.map((header) => header.key)).not.toContain('bcc');
    expect(mail?.replyTo?.map((reply) => reply.address)).toEqual([exampleMessage.email]);
    expect(mail?.html).not.toMatch(/<(?:script|img|b)\b/);
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot;');
    expect(mail?.text).toContain('<b>bold</b> & "quoted"');
  });

  it('says so where the visitor left a field empty', async () => {
    await store({ phone: '', company: '', service: '', message: '' });
    await delivery()();
    expect(mailServer.mails[0]?.text?.match(/\(nothing\)/g)).toHaveLength(4);
  });

  it('tries again after 30 s, then twice as long each time, up to an hour', async () => {
    await store();
    mailServer.refuseWith(451);
    const deliver = delivery();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(await deliver()).toBe(1);
      const { nextAttemptAt } = await only();
      waits.push((nextAttemptAt - now) / seconds);
      now = nextAttemptAt - 1;
      expect(await deliver()).toBe(0);
      now = nextAttemptAt;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);

    mailServer.refuseWith(undefined);
    expect(await deliver()).toBe(1);
    expect(mailServer.mails).toHaveLength(1);
    expect(await only()).toMatchObject({ state: 'sent', attempts: 11, lastError: undefined });
  });

  it('gives up after seven days, reports it and keeps the message', async () => {
    const { id } = await store();
    mailServer.refuseWith(550);
    const deliver = delivery();
    while ((await only()).state === 'waiting') {
      now = (await only()).nextAttemptAt;
      await deliver();
    }
    expect((now - start) / days).toBeGreaterThan(6.9);
    expect((now - start) / days).toBeLessThanOrEqual(7);
    expect(await only()).toMatchObject({ state: 'failed', lastError: expect.stringContaining('550') });
    expect(logged).toContain('gave up delivering');
    expect(logged).toContain(id);

    now += 30 * days;
    expect(await deliver()).toBe(0);
  });

  it('waits for a mail server that cannot be reached', async () => {
    await store();
    await mailServer.stop();
    await delivery()();
    expect(await only()).toMatchObject({ state: 'waiting', nextAttemptAt: start + 30 * seconds });
    expect(outcomes).toEqual(['failed']);

    now += 30 * seconds;
    mailServer = await startMailServer(Number(new URL(mailServer.url).port));
    await delivery()();
    expect(mailServer.mails).toHaveLength(1);
    expect(outcomes).toEqual(['failed', 'sent']);
  });

  it('keeps the same Message-ID at every attempt', async () => {
    const ids: unknown[] = [];
    await store();
    const deliver = delivery(async (mail) => {
      ids.push(mail.messageId);
      throw new Error('Not now');
    });
    await deliver();
    now += hours;
    await deliver();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('does not send a second time what it could not note as sent', async () => {
    await store();
    const { db } = database;
    const broken: Database = Object.create(database, {
      db: {
        get: () => {
          if (mailServer.mails.length === 1 && !mended) throw new Error('disk full');
          return db;
        },
      },
    });
    let mended = false;
    const working = database;
    database = broken;
    const deliver = delivery();
    await expect(deliver()).rejects.toThrow('disk full');
    now += hours;
    await expect(deliver()).rejects.toThrow('disk full');

    mended = true;
    expect(await deliver()).toBe(0);
    database = working;
    expect(mailServer.mails).toHaveLength(1);
    expect(await only()).toMatchObject({ state: 'sent', sentAt: start });
  });

  it('logs nothing about the visitor', async () => {
    await store();
    mailServer.refuseWith(550);
    const deliver = delivery();
    await deliver();
    mailServer.refuseWith(undefined);
    now += hours;
    await deliver();

    expect(logged).toContain('delivered a message');
    for (const value of Object.values(exampleMessage)) expect(logged).not.toContain(value);
  });
});
