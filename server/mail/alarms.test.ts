import { exampleMessage } from '../testing/example-message.ts';
import { freePort } from '../testing/free-port.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { startWebhookReceiver } from '../testing/start-webhook-receiver.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { type TestMailWorker, testMailWorker } from '../testing/test-mail-worker.ts';

const minutes = 60_000;
const admin = 'admin@elsewhere.example';

describe.each(databaseKinds)('alarms, with messages in %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let mailServer: MailServer;
  let alarmServer: MailServer;
  let test: TestMailWorker;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    mailServer = await startMailServer();
    alarmServer = await startMailServer();
  });
  afterEach(async () => {
    await test.close();
    await alarmServer.stop();
    await mailServer.stop();
  });

  const open = async (variables: Readonly<Record<string, string>> = {}) => {
    test = await testMailWorker(await databases.make(), { SMTP_URL: mailServer.url, ...variables });
  };
  const countLines = (text: string) => test.logged.split(text).length - 1;
  const alarmed = async () =>
    (await test.database.db.selectFrom('outbox').select('alarmed_at').execute()).filter(
      (row) => row.alarmed_at !== null,
    ).length;

  it('are raised once, after a message has waited for an hour', async () => {
    await open({ ALARM_TO: admin, ALARM_SMTP_URL: alarmServer.url });
    mailServer.refuseWith(451);
    const { id } = await test.store();
    await test.deliver();
    test.now += 60 * minutes - 1;
    await test.worker.raiseAlarms();
    expect([alarmServer.mails.length, countLines('messages are not delivered')]).toEqual([0, 0]);

    test.now += 1;
    await test.worker.raiseAlarms();
    test.now += 60 * minutes;
    await test.worker.raiseAlarms();
    expect(countLines('messages are not delivered')).toBe(1);
    expect(alarmServer.recipients).toEqual([[admin]]);
    const [mail] = alarmServer.mails;
    expect(mail?.subject).toBe('Website: messages are not delivered (1)');
    expect(mail?.text).toContain(id.slice(0, 8).toUpperCase());
    expect(mail?.text).toContain('EMESSAGE 451');
    expect(await alarmed()).toBe(1);
  });

  it('are raised as soon as a delivery is given up', async () => {
    await open({ ALARM_TO: admin, ALARM_SMTP_URL: alarmServer.url });
    mailServer.refuseWith(550);
    await test.store();
    await test.deliver();
    await test.deliverNext();
    expect(alarmServer.mails).toEqual([]);
    await test.deliverNext();
    const [mail] = await alarmServer.waitFor(1);
    expect(mail?.text).toContain('given up');
  });

  it('contain no visitor data and no words of the mail server', async () => {
    const receiver = await startWebhookReceiver();
    await open({
      ALARM_TO: admin,
      ALARM_SMTP_URL: alarmServer.url,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: 'a-long-enough-secret',
    });
    mailServer.refuseWith(451);
    await test.store();
    await test.deliver();
    test.now += 60 * minutes;
    await test.worker.raiseAlarms();

    const event = receiver.received.map(({ body }) => body).find((body) => body.includes('contact.alarm'));
    expect(JSON.parse(event ?? '{}').data.deliveries).toEqual([
      expect.objectContaining({
        channel: 'mail',
        recipient: 'hello@tamarackit.example',
        code: 'EMESSAGE 451',
      }),
    ]);
    const sent = [alarmServer.mails[0]?.text, alarmServer.mails[0]?.subject, event, test.logged].join('\n');
    for (const value of [...Object.values(exampleMessage), 'Not now']) expect(sent).not.toContain(value);
    await receiver.stop();
  });

  it('use the regular mail server if no alarm server is set', async () => {
    await open({ ALARM_TO: admin });
    mailServer.answerRecipient('hello@tamarackit.example', 550);
    await test.store();
    await test.deliver();
    await test.deliverNext();
    await test.deliverNext();
    await mailServer.waitFor(1);
    expect(mailServer.recipients).toEqual([[admin]]);
  });

  it('fall back to the regular mail server when the alarm server is down', async () => {
    await open({ ALARM_TO: admin, ALARM_SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    mailServer.answerRecipient('hello@tamarackit.example', 450);
    await test.store();
    await test.deliver();
    test.now += 60 * minutes;
    await test.worker.raiseAlarms();
    expect(mailServer.recipients).toEqual([[admin]]);
  });

  it('are retried until one is sent, and logged once', async () => {
    await open({ ALARM_TO: admin });
    mailServer.refuseWith(451);
    await test.store();
    await test.deliver();
    test.now += 60 * minutes;
    await test.worker.raiseAlarms();
    await test.worker.raiseAlarms();
    expect(await alarmed()).toBe(0);
    expect(countLines('messages are not delivered')).toBe(1);
    expect(countLines('could not send an alarm')).toBe(1);

    mailServer.refuseWith(undefined);
    await test.worker.raiseAlarms();
    expect([mailServer.mails.length, await alarmed()]).toEqual([1, 1]);
  });

  it('are at least 15 minutes apart', async () => {
    await open({ ALARM_TO: admin, ALARM_SMTP_URL: alarmServer.url });
    mailServer.refuseWith(451);
    for (let number = 0; number < 3; number++) await test.store({ company: `early ${number}` });
    test.now += 5 * minutes;
    for (let number = 0; number < 30; number++) await test.store({ company: `late ${number}` });
    test.now += 55 * minutes;
    await test.worker.raiseAlarms();
    test.now += 10 * minutes;
    await test.worker.raiseAlarms();
    expect(alarmServer.mails.map(({ subject }) => subject)).toEqual([
      'Website: messages are not delivered (3)',
    ]);

    test.now += 5 * minutes;
    await test.worker.raiseAlarms();
    expect(alarmServer.mails[1]?.subject).toBe('Website: messages are not delivered (30)');
    expect(alarmServer.mails[1]?.text).toContain('and 10 more');
  });

  it('are sent to each recipient once when another recipient is refused', async () => {
    await open({ ALARM_TO: `gone@elsewhere.example, ${admin}`, ALARM_SMTP_URL: alarmServer.url });
    for (const server of [mailServer, alarmServer]) server.answerRecipient('gone@elsewhere.example', 550);
    mailServer.answerRecipient('hello@tamarackit.example', 450);
    await test.store();
    await test.deliver();
    for (let call = 0; call < 3; call++) {
      test.now += 60 * minutes;
      await test.worker.raiseAlarms();
    }
    expect([...mailServer.recipients, ...alarmServer.recipients]).toEqual([[admin]]);
    expect(countLines('an alarm did not reach all its recipients')).toBe(1);
    expect(await alarmed()).toBe(1);
  });

  it('are combined for deliveries given up together', async () => {
    await open({ ALARM_TO: admin, ALARM_SMTP_URL: alarmServer.url });
    mailServer.refuseWith(451);
    for (let number = 0; number < 3; number++) await test.store({ company: `shop ${number}` });
    test.now += 60 * minutes;
    await Promise.all([1, 2, 3].map(() => test.worker.raiseAlarms()));
    expect(alarmServer.mails.map(({ subject }) => subject)).toEqual([
      'Website: messages are not delivered (3)',
    ]);
  });

  it('are logged if no alarm recipient is set', async () => {
    await open();
    mailServer.refuseWith(451);
    await test.store();
    test.now += 60 * minutes;
    await test.worker.raiseAlarms();
    await test.worker.raiseAlarms();
    expect(countLines('messages are not delivered')).toBe(1);
    expect(await alarmed()).toBe(1);
  });

  it('are raised again for a retried message that fails again', async () => {
    await open({ ALARM_TO: admin, ALARM_SMTP_URL: alarmServer.url });
    mailServer.refuseWith(451);
    const { id } = await test.store();
    test.now += 60 * minutes;
    await test.worker.raiseAlarms();
    await test.retry(id);
    await test.worker.raiseAlarms();
    expect(alarmServer.mails).toHaveLength(1);
    test.now += 60 * minutes;
    await test.worker.raiseAlarms();
    expect(alarmServer.mails).toHaveLength(2);
  });
});
