import { createHmac } from 'node:crypto';
import { exampleMessage } from '../testing/example-message.ts';
import { freePort } from '../testing/free-port.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/start-webhook-receiver.ts';
import { freshMailServer, start, type TestMailWorker } from '../testing/test-mail-worker.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

const secret = 'a-long-enough-secret';

const { mailServer, open } = freshMailServer();
let receiver: WebhookReceiver;
let test: TestMailWorker;

beforeEach(async () => {
  receiver = untilTestEnds(await startWebhookReceiver());
  test = await open({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret });
});

const delivery = async () => (await test.deliveries()).find(({ channel }) => channel === 'webhook');

it('receives the whole message as JSON, and each attempt is signed over id, time and body', async () => {
  const { id } = await test.store();
  receiver.answerWith(503);
  await test.deliver();
  receiver.answerWith(200);
  await test.deliverNext();

  expect(receiver.received).toHaveLength(2);
  for (const [index, { headers, body }] of receiver.received.entries()) {
    const time = String(start / 1000 + index * 30);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': `v1,${createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')}`,
    });
  }
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
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
  expect(mailServer().mails).toHaveLength(1);
});

it('is signed with the bytes of a Base64 secret', async () => {
  const key = Buffer.alloc(32, 7);
  const WEBHOOK_SECRET = `whsec_${key.toString('base64')}`;
  test = await open({ SMTP_URL: '', WEBHOOK_URL: receiver.url, WEBHOOK_SECRET });
  const { id } = await test.store();
  await test.deliver();
  const { headers, body } = receiver.received[0] ?? { headers: {}, body: '' };
  const expected = createHmac('sha256', key)
    .update(`${id}.${start / 1000}.${body}`)
    .digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
});

it('neither delays nor repeats mail while it hangs, and mail that is down neither delays nor repeats it', async () => {
  receiver.answerWith('never');
  await test.store();
  const delivering = test.deliver();
  await mailServer().waitFor(1);
  while (receiver.received.length < 1) await new Promise(setImmediate);
  while (!test.outcomes.includes('mail sent')) await new Promise(setImmediate);
  test.endConversations();
  await delivering;
  expect(await delivery()).toMatchObject({ state: 'waiting', error_code: 'ETIMEDOUT' });

  receiver.answerWith(200);
  await test.deliverNext();
  expect([receiver.received.length, mailServer().mails.length]).toEqual([2, 1]);
  expect(test.worker.health()).toEqual({ mail: 'ok', webhook: 'ok' });

  mailServer().refuseWith(451);
  await test.store({ company: 'Another' });
  await test.deliver();
  mailServer().refuseWith(undefined);
  await test.deliverNext();
  expect([receiver.received.length, mailServer().mails.length]).toEqual([3, 2]);
});

it.each([
  ...[301, 401, 410].map((status) => [status, 'failed'] as const),
  ...[408, 425, 429, 500].map((status) => [status, 'waiting'] as const),
])('after three answers with status %i, it is %s', async (status, state) => {
  receiver.answerWith(status);
  await test.store();
  for (let attempt = 1; attempt <= 3; attempt++) await test.deliverNext();
  expect(await delivery()).toMatchObject({ state, attempts: 3, error_code: `HTTP ${status}` });
});

it('shows the code of the network when it is unreachable', async () => {
  const WEBHOOK_URL = `http://127.0.0.1:${await freePort()}`;
  test = await open({ SMTP_URL: '', WEBHOOK_URL, WEBHOOK_SECRET: secret });
  await test.store();
  await test.deliver();
  expect(await delivery()).toMatchObject({ state: 'waiting', error_code: 'ECONNREFUSED' });
  expect(test.worker.health()).toEqual({ webhook: 'ECONNREFUSED' });
  expect(test.logged).toContain('a way to deliver messages cannot be used');
});
