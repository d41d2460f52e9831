import { exampleMessage } from '../testing/example-message.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { start, type TestMailWorker, testMailWorker } from '../testing/test-mail-worker.ts';

const seconds = 1000;
const hours = 3600 * seconds;
const days = 24 * hours;

describe.each(databaseKinds)('delivery from %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let databaseUrl: string;
  let mailServer: MailServer;
  let test: TestMailWorker;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    databaseUrl = await databases.make();
    mailServer = await startMailServer();
    test = await testMailWorker(databaseUrl, { SMTP_URL: mailServer.url });
  });
  afterEach(async () => {
    await test.close();
    await mailServer.stop();
  });

  it('retries after 30 s and doubles the delay each time, up to an hour', async () => {
    await test.store();
    mailServer.refuseWith(451);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(await test.deliver()).toBe(1);
      const { nextAttemptAt = Number.NaN } = await test.onlyMessage();
      waits.push((nextAttemptAt - test.now) / seconds);
      test.now = nextAttemptAt - 1;
      expect(await test.deliver()).toBe(0);
      test.now = nextAttemptAt;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);

    mailServer.refuseWith(undefined);
    expect(await test.deliver()).toBe(1);
    expect(mailServer.mails).toHaveLength(1);
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent', attempts: 11, lastError: undefined });
  });

  it('gives up after seven days, logs it and keeps the message', async () => {
    const { id } = await test.store();
    mailServer.refuseWith(451);
    for (let attempt = 1; attempt <= 10; attempt++) await test.deliverNext();
    test.now = start + 7 * days - 3 * hours;
    await test.deliver();
    while ((await test.onlyMessage()).state === 'waiting') await test.deliverNext();
    expect((test.now - start) / days).toBeGreaterThan(6.9);
    expect((test.now - start) / days).toBeLessThanOrEqual(7);
    expect(await test.onlyMessage()).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('451'),
    });
    expect(test.logged).toContain('gave up delivering');
    expect(test.logged).toContain(id);

    test.now += 30 * days;
    expect(await test.deliver()).toBe(0);
  });

  it.each([
    ['the message', (server: MailServer) => server.refuseWith(550)],
    ['its recipient', (server: MailServer) => server.answerRecipient('hello@tamarackit.example', 550)],
  ])('gives up after three attempts when %s is permanently refused', async (_, refuse) => {
    await test.store();
    refuse(mailServer);
    while ((await test.onlyMessage()).state === 'waiting') await test.deliverNext();

    expect(await test.onlyMessage()).toMatchObject({ state: 'failed', attempts: 3 });
    expect(test.outcomes).toEqual(['mail refused', 'mail refused', 'mail refused']);
    expect(test.logged).toMatch(/"code":"E(?:ENVELOPE|MESSAGE) 550"/);
  });

  it('counts consecutive refusals only', async () => {
    await test.store();
    for (const status of [550, 550, 451, 550, 550]) {
      mailServer.refuseWith(status);
      await test.deliverNext();
    }
    expect((await test.onlyMessage()).state).toBe('waiting');
    mailServer.refuseWith(550);
    await test.deliverNext();
    expect((await test.onlyMessage()).state).toBe('failed');
  });

  it('retries for some hours even when the server was off for seven days', async () => {
    await test.store();
    mailServer.refuseWith(451);
    test.now += 8 * days;
    await test.deliver();
    for (let attempt = 2; attempt < 10; attempt++) await test.deliverNext();
    expect((await test.onlyMessage()).state).toBe('waiting');
    await test.deliverNext();
    expect((await test.onlyMessage()).state).toBe('failed');
  });

  it('retries when the mail server is unreachable', async () => {
    await test.store();
    await mailServer.stop();
    await test.deliver();
    expect(await test.onlyMessage()).toMatchObject({ state: 'waiting', nextAttemptAt: start + 30 * seconds });
    expect(test.outcomes).toEqual(['mail unreachable']);

    test.now += 30 * seconds;
    mailServer = await startMailServer({ port: Number(new URL(mailServer.url).port) });
    await test.deliver();
    expect(mailServer.mails).toHaveLength(1);
    expect(test.outcomes).toEqual(['mail unreachable', 'mail sent']);
  });

  it('uses the same Message-ID at every attempt', async () => {
    await test.store();
    mailServer.refuseWith(451);
    await test.deliverNext();
    mailServer.refuseWith(undefined);
    await test.deliverNext();

    expect(mailServer.refusedMails.map((mail) => mail.messageId)).toEqual([mailServer.mails[0]?.messageId]);
  });

  it('does not resend a mail that it could not record as sent', async () => {
    await test.store();
    test.isDatabaseAway = () => mailServer.mails.length === 1;
    await expect(test.deliver()).rejects.toThrow('disk full');
    test.now += hours;
    await expect(test.deliver()).rejects.toThrow('disk full');

    test.isDatabaseAway = () => false;
    expect(await test.deliver()).toBe(0);
    expect(mailServer.mails).toHaveLength(1);
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent', sentAt: start });
  });

  it('logs no visitor data and no words of the mail server', async () => {
    await test.store();
    mailServer.refuseWith(550);
    await test.deliverNext();
    mailServer.refuseWith(undefined);
    await test.deliverNext();

    expect(test.logged).toContain('could not deliver a message yet');
    expect(test.logged).toContain('delivered a message');
    for (const value of [...Object.values(exampleMessage), 'Not now'])
      expect(test.logged).not.toContain(value);
  });

  it('skips and logs an unreadable message', async () => {
    const { id } = await test.store();
    await test.store({ company: 'readable' });
    await test.database.db.updateTable('messages').set({ content: 'no JSON' }).where('id', '=', id).execute();
    await test.deliver();

    expect(mailServer.mails).toHaveLength(1);
    expect(test.logged).toContain('could not deliver a message yet');
  });
});
