import { createHmac } from 'node:crypto';
import { exampleMessage } from '../testing/example-message.ts';
import { freePort } from '../testing/free-port.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/start-webhook-receiver.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { start, type TestMailWorker, testMailWorker } from '../testing/test-mail-worker.ts';

const secret = 'a-long-enough-secret';

describe.each(databaseKinds)('the webhook, with messages in %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let databaseUrl: string;
  let mailServer: MailServer;
  let receiver: WebhookReceiver;
  let test: TestMailWorker;

  beforeAll(async () => {
    databases = await testDatabases(kind);
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    databaseUrl = await databases.make();
    mailServer = await startMailServer();
    receiver = await startWebhookReceiver();
    test = await testMailWorker(databaseUrl, {
      SMTP_URL: mailServer.url,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: secret,
    });
  });
  afterEach(async () => {
    await test.close();
    await receiver.stop();
    await mailServer.stop();
  });

  const stateOf = async (channel: string) =>
    (await test.deliveries()).find((delivery) => delivery.channel === channel);

  it('receives the whole message as JSON', async () => {
    const { id } = await test.store();
    await test.deliver();

    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({
      type: 'contact.message',
      timestamp: '2026-03-02T15:00:00.000Z',
      data: {
        id,
        reference: id.slice(0, 8).toUpperCase(),
        received: '2026-03-02T15:00:00.000Z',
        language: 'en',
        fields: exampleMessage,
        spam: { score: 0, reasons: [] },
      },
    });
    expect(mailServer.mails).toHaveLength(1);
  });

  it('signs each attempt over message id, time and body', async () => {
    const { id } = await test.store();
    receiver.answerWith(503);
    await test.deliver();
    receiver.answerWith(200);
    await test.deliverNext();

    expect(receiver.received).toHaveLength(2);
    const times = receiver.received.map(({ headers, body }) => {
      const time = String(headers['webhook-timestamp']);
      const expected = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
      expect(headers).toMatchObject({ 'webhook-id': id, 'webhook-signature': `v1,${expected}` });
      return Number(time) - start / 1000;
    });
    expect(times).toEqual([0, 30]);
  });

  it('signs with a Base64 secret', async () => {
    await test.close();
    const key = Buffer.alloc(32, 7);
    test = await testMailWorker(databaseUrl, {
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
    });
    const { id } = await test.store();
    await test.deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const expected = createHmac('sha256', key)
      .update(`${id}.${start / 1000}.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  });

  it('receives a message once while mail is down and comes back', async () => {
    mailServer.refuseWith(451);
    await test.store();
    await test.deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await stateOf('mail')).toMatchObject({ state: 'waiting', error_code: 'EMESSAGE 451' });

    mailServer.refuseWith(undefined);
    await test.deliverNext();
    expect([receiver.received.length, mailServer.mails.length]).toEqual([1, 1]);
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent' });
  });

  it('neither delays nor duplicates mail while it is down, and receives the message later', async () => {
    receiver.answerWith('never');
    await test.store();
    const delivering = test.deliver();
    await mailServer.waitFor(1);
    while (receiver.received.length < 1) await new Promise(setImmediate);
    while (!test.outcomes.includes('mail sent')) await new Promise(setImmediate);
    test.endConversations();
    await delivering;
    expect(await stateOf('webhook')).toMatchObject({ state: 'waiting', error_code: 'ETIMEDOUT' });

    receiver.answerWith(200);
    await test.deliverNext();
    expect([receiver.received.length, mailServer.mails.length]).toEqual([2, 1]);
    expect(test.worker.health()).toEqual({ mail: 'ok', webhook: 'ok' });
  });

  it.each([301, 400, 401, 404, 410, 422])('treats status %i as a refusal: three attempts', async (status) => {
    receiver.answerWith(status);
    await test.store();
    while ((await test.onlyMessage()).state !== 'failed') await test.deliverNext();
    expect(await stateOf('webhook')).toMatchObject({ attempts: 3, error_code: `HTTP ${status}` });
    // The alarm about it may have reached the same receiver.
    const posted = receiver.received.map(({ body }) => JSON.parse(body).type);
    expect(posted.filter((type) => type === 'contact.message')).toHaveLength(3);
  });

  it.each([408, 425, 429, 500, 502, 503])('retries after status %i', async (status) => {
    receiver.answerWith(status);
    await test.store();
    await test.deliver();
    for (let attempt = 2; attempt <= 4; attempt++) await test.deliverNext();
    expect(await stateOf('webhook')).toMatchObject({ state: 'waiting', attempts: 4 });
  });

  it("records Node's error code when it is unreachable", async () => {
    await test.close();
    const WEBHOOK_URL = `http://127.0.0.1:${await freePort()}`;
    test = await testMailWorker(databaseUrl, { WEBHOOK_URL, WEBHOOK_SECRET: secret });
    await test.store();
    await test.deliver();
    expect(await test.deliveries()).toEqual([
      expect.objectContaining({ channel: 'webhook', state: 'waiting', error_code: 'ECONNREFUSED' }),
    ]);
    expect(test.worker.health()).toEqual({ webhook: 'ECONNREFUSED' });
    expect(test.logged).toContain('a way to deliver messages cannot be used');
  });
});
