import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from '../http/port-of.ts';
import { deleteMessage } from '../store/delete-messages.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { type TestMailWorker, testMailWorker } from '../testing/test-mail-worker.ts';

const seconds = 1000;
const hours = 3600 * seconds;

describe.each(databaseKinds)('a slow mail server, with messages in %s', (kind) => {
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

  /** Reopens the database with other settings. */
  const restart = async (variables: Readonly<Record<string, string>>) => {
    await test.close();
    test = await testMailWorker(databaseUrl, { SMTP_URL: mailServer.url, ...variables });
  };

  it('delivers to other recipients while one hangs', async () => {
    await restart({ CONTACT_TO_OTHER: 'slow@tamarackit.example' });
    mailServer.answerRecipient('slow@tamarackit.example', 'never');
    for (let number = 0; number < 10; number++) await test.store({ service: 'other', company: `${number}` });
    test.now += 1;
    for (let number = 0; number < 10; number++) await test.store({ company: `${number}` });

    const delivering = test.deliver();
    await mailServer.waitFor(10);
    while (test.outcomes.length < 10) await new Promise(setImmediate);
    expect(mailServer.recipients.flat()).not.toContain('slow@tamarackit.example');

    // The hanging deliveries time out, which frees their slots.
    mailServer.answerRecipient('slow@tamarackit.example', undefined);
    test.endConversations();
    await delivering;
    expect(mailServer.mails).toHaveLength(17);
    expect((await test.deliveries()).filter(({ state }) => state === 'waiting')).toEqual(
      Array(3).fill(expect.objectContaining({ error_code: 'ETIMEDOUT', attempts: 1 })),
    );
  });

  it('times out on a mail server that never stops talking', async () => {
    const reached = Promise.withResolvers<void>();
    let dripping: NodeJS.Timeout | undefined;
    const dripper = createServer((socket) => {
      socket.on('error', () => {}).on('close', () => clearInterval(dripping));
      socket.write('220 ready\r\n');
      socket.once('data', () => {
        dripping = setInterval(() => socket.write('250-and another thing\r\n'), 5);
        reached.resolve();
      });
    }).listen(0, '127.0.0.1');
    await once(dripper, 'listening');
    await restart({ SMTP_URL: `smtp://127.0.0.1:${portOf(dripper)}` });
    await test.store();

    const delivering = test.deliver();
    await reached.promise;
    test.endConversations();
    await delivering;
    expect(await test.deliveries()).toEqual([
      expect.objectContaining({ state: 'waiting', error_code: 'ETIMEDOUT' }),
    ]);
    await new Promise((resolve) => dripper.close(resolve));
  });

  it('deletes a message after its delivery in progress ends', async () => {
    mailServer.answerRecipient('hello@tamarackit.example', 'never');
    const { id } = await test.store();
    const delivering = test.deliver();
    await mailServer.waitForHanging(1);

    let checks = 0;
    const deleted = await deleteMessage(
      test.database,
      id,
      () => test.now,
      async () => {
        checks += 1;
        if (checks < 3) return;
        test.endConversations();
        await delivering;
      },
    );
    expect([deleted, checks]).toEqual([true, 3]);
    expect(await test.deliveries()).toEqual([]);

    test.now += hours;
    expect(await test.deliver()).toBe(0);
    expect(mailServer.mails).toEqual([]);
  });

  it('deletes a message whose server crashed during delivery', async () => {
    mailServer.answerRecipient('hello@tamarackit.example', 'never');
    const { id } = await test.store();
    const crashed = test.deliver();
    await mailServer.waitForHanging(1);

    const waits: number[] = [];
    const deleted = await deleteMessage(
      test.database,
      id,
      () => test.now,
      async () => {
        test.now += 30 * seconds;
        waits.push(test.now);
      },
    );
    expect([deleted, waits.length]).toEqual([true, 4]);
    test.endConversations();
    await crashed;
  });
});
