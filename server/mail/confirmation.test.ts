import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { type TestMailWorker, testMailWorker } from '../testing/test-mail-worker.ts';
import { readWords } from '../words/read-words.ts';

const hour = 60 * 60_000;
const visitor = exampleMessage.email;

describe.each(databaseKinds)('the confirmation to a visitor, with messages in %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let mailServer: MailServer;
  let test: TestMailWorker;
  let stored = 0;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    mailServer = await startMailServer();
    test = await testMailWorker(await databases.make(), {
      SMTP_URL: mailServer.url,
      CONFIRMATION_MAIL: 'on',
    });
  });
  afterEach(async () => {
    await test.close();
    await mailServer.stop();
  });

  const confirmed = () => mailServer.recipients.flat().filter((to) => to !== 'hello@tamarackit.example');
  const confirmation = () => mailServer.mails[mailServer.recipients.findIndex(([to]) => to === visitor)];
  /** Stores a message from each address, delivers them and returns who got a confirmation. */
  const confirmedOf = async (...emails: string[]) => {
    for (const email of emails) {
      stored += 1;
      await test.store({ email, company: `Company ${stored}` });
    }
    await test.deliver();
    return confirmed().sort();
  };

  it('is off by default', async () => {
    await test.close();
    test = await testMailWorker(await databases.make(), { SMTP_URL: mailServer.url });
    expect(await confirmedOf(visitor)).toEqual([]);
  });

  it("names the company's reference number and the phone number", async () => {
    const { id } = await test.store();
    await test.deliver();

    const reference = id.slice(0, 8).toUpperCase();
    expect(confirmation()).toMatchObject({
      subject: `We received your message (${reference})`,
      from: { name: 'Website', address: 'web@tamarackit.example' },
    });
    expect(confirmation()?.replyTo).toBeUndefined();
    expect(confirmation()?.text).toContain(reference);
    expect(confirmation()?.text).toContain(readWords('content').form.phone);
    expect(mailServer.mails).toHaveLength(2);
  });

  it('quotes nothing that the visitor wrote, not even the name', async () => {
    const written: ContactMessage = {
      ...exampleMessage,
      firstName: 'Cheap watches',
      lastName: 'at https://spam.example',
      email: visitor,
      phone: '514-555-0199',
      company: 'Buy now',
      service: 'cybersecurity',
      message: 'Click https://spam.example/now',
    };
    await test.store(written);
    await test.deliver();

    const { email, ...others } = written;
    const sent = JSON.stringify(confirmation());
    for (const value of Object.values(others)) expect(sent).not.toContain(value);
    expect(confirmation()?.to).toEqual([{ name: '', address: email }]);
    expect(confirmation()?.text).not.toContain(email);
  });

  it('suppresses automatic replies', async () => {
    await confirmedOf(visitor);
    const headers = confirmation()?.headers.map(({ key, value }) => `${key}: ${value}`);
    expect(headers).toContain('auto-submitted: auto-replied');
    expect(headers).toContain('x-auto-response-suppress: All');
  });

  it('is sent to an address once a day at most', async () => {
    expect(await confirmedOf(visitor, visitor, visitor)).toEqual([visitor]);
    test.now += 24 * hour - 1;
    expect(await confirmedOf(visitor)).toHaveLength(1);
    test.now += 1;
    expect(await confirmedOf(visitor)).toHaveLength(2);
  });

  it('is sent once to different spellings of a mailbox', async () => {
    const spellings = [
      'amy.lee+1@x.example',
      'amylee+2@x.example',
      'AmyLee@X.example',
      'a.m.y.l.e.e@x.example',
    ];
    expect(await confirmedOf(...spellings)).toHaveLength(1);
    expect(await confirmedOf('amy.lee@y.example')).toHaveLength(2);
  });

  it('is limited to thirty an hour in total', async () => {
    const many = Array.from({ length: 40 }, (_, number) => `${number}@victims.example`);
    expect(await confirmedOf(...many)).toHaveLength(30);
    test.now += hour;
    expect(await confirmedOf('later@x.example')).toHaveLength(31);
    expect(mailServer.mails).toHaveLength(31 + 41);
  });

  it('gets one attempt and raises no alarm when the address does not exist', async () => {
    mailServer.answerRecipient(visitor, 550);
    await test.store();
    await test.deliver();
    test.now += 2 * hour;
    await test.deliver();
    await test.worker.raiseAlarms();

    expect(await test.onlyMessage()).toMatchObject({ state: 'sent', lastError: undefined });
    expect(test.outcomes.sort()).toEqual(['confirmation refused', 'mail sent']);
    expect(test.logged).not.toContain('messages are not delivered');
  });

  it('is not sent again when the message is retried', async () => {
    const { id } = await test.store();
    await test.deliver();
    await test.retry(id);
    await test.deliver();
    expect(confirmed()).toEqual([visitor]);
    expect(mailServer.mails).toHaveLength(3);
  });
});
