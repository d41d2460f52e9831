import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { type TestMailWorker, testMailWorker } from '../testing/test-mail-worker.ts';

const seconds = 1000;
const hours = 3600 * seconds;

describe.each(databaseKinds)('recipients, with messages in %s', (kind) => {
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

  it('sends each recipient a separate mail', async () => {
    await restart({ CONTACT_TO: 'a@tamarackit.example, Office <b@tamarackit.example>' });
    await test.store();
    await test.deliver();

    expect(mailServer.recipients.flat().sort()).toEqual(['a@tamarackit.example', 'b@tamarackit.example']);
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent' });
  });

  it('does not resend to other recipients when one is deferred', async () => {
    await restart({ CONTACT_TO: 'a@tamarackit.example,b@tamarackit.example' });
    mailServer.answerRecipient('b@tamarackit.example', 450);
    await test.store();
    await test.deliverNext();
    await test.deliverNext();
    expect(await test.onlyMessage()).toMatchObject({ state: 'waiting' });
    mailServer.answerRecipient('b@tamarackit.example', undefined);
    await test.deliverNext();

    expect(mailServer.recipients).toEqual([['a@tamarackit.example'], ['b@tamarackit.example']]);
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent' });
  });

  it("routes a message to its service's recipients, or else to the general ones", async () => {
    await restart({ CONTACT_TO_MANAGED_IT: 'desk@tamarackit.example', CONTACT_TO_OTHER: 'sales@x.example' });
    await test.store({ service: 'managed-it' });
    await test.store({ service: 'cybersecurity' });
    await test.store({ service: '' });
    await test.deliver();

    expect(mailServer.recipients.flat().sort()).toEqual([
      'desk@tamarackit.example',
      'hello@tamarackit.example',
      'hello@tamarackit.example',
    ]);
  });

  it('sends waiting messages to the current recipients, once', async () => {
    await restart({ CONTACT_TO: 'left@tamarackit.example,stays@tamarackit.example' });
    mailServer.answerRecipient('left@tamarackit.example', 550);
    await test.store();
    await test.deliver();
    const { now } = test;
    await restart({ CONTACT_TO: 'stays@tamarackit.example,new@tamarackit.example' });
    test.now = now + hours;
    await test.deliver();

    expect(mailServer.recipients.flat()).toEqual(['stays@tamarackit.example', 'new@tamarackit.example']);
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent', lastError: undefined });
  });

  it("keeps a message's age when its recipient changes", async () => {
    mailServer.refuseWith(451);
    await test.store();
    const { now } = test;
    await restart({ CONTACT_TO: 'new@tamarackit.example' });
    test.now = now + hours;
    await test.deliver();
    await test.worker.raiseAlarms();
    expect(test.logged).toContain('messages are not delivered');
  });

  it('delivers messages stored before mail was set up', async () => {
    await test.close();
    test = await testMailWorker(databaseUrl);
    await test.store();
    await restart({});
    await test.deliver();
    expect(mailServer.recipients).toEqual([['hello@tamarackit.example']]);
  });
});
