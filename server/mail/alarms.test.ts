import { exampleMessage } from '../testing/example-message.ts';
import { freePort } from '../testing/free-port.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { startWebhookReceiver } from '../testing/start-webhook-receiver.ts';
import { freshMailServer, type TestMailWorker } from '../testing/test-mail-worker.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

const minutes = 60_000;
const admin = 'admin@elsewhere.example';

const { mailServer, open } = freshMailServer();
let alarmServer: MailServer;
let test: TestMailWorker;

beforeEach(async () => {
  alarmServer = untilTestEnds(await startMailServer());
});

const countLines = (text: string) => test.logged.split(text).length - 1;
const countAlarmed = async () =>
  (await test.deliveries()).filter(({ alarmed_at: alarmedAt }) => alarmedAt !== null).length;
const raiseAfter = async (wait: number) => {
  test.now += wait;
  await test.worker.raiseAlarms();
};

it('is raised once after a message has waited for an hour, and again when a retry fails, too', async () => {
  test = await open({ ALARM_TO: admin, ALARM_SMTP_URL: alarmServer.url });
  mailServer().refuseWith(451);
  const { id } = await test.store();
  await test.deliver();
  await raiseAfter(60 * minutes - 1);
  expect([alarmServer.mails.length, countLines('messages are not delivered')]).toEqual([0, 0]);

  await raiseAfter(1);
  await raiseAfter(60 * minutes);
  expect(alarmServer.recipients).toEqual([[admin]]);
  const [mail] = alarmServer.mails;
  expect(mail?.subject).toBe('Website: messages are not delivered (1)');
  expect(mail?.text).toContain(id.slice(0, 8).toUpperCase());
  expect(mail?.text).toContain('EMESSAGE 451');
  expect([countLines('messages are not delivered'), await countAlarmed()]).toEqual([1, 1]);

  await test.retry(id);
  await raiseAfter(0);
  expect(alarmServer.mails).toHaveLength(1);
  await raiseAfter(60 * minutes);
  expect(alarmServer.mails).toHaveLength(2);
});

it('is raised at once when a delivery is given up', async () => {
  test = await open({ ALARM_TO: admin, ALARM_SMTP_URL: alarmServer.url });
  mailServer().refuseWith(550);
  await test.store();
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(alarmServer.mails).toEqual([]);
    await test.deliverNext();
  }
  const [mail] = await alarmServer.waitFor(1);
  expect(mail?.text).toContain('given up');
});

it('names nothing of the visitor and no words of the mail server, by mail and by webhook', async () => {
  const receiver = untilTestEnds(await startWebhookReceiver());
  test = await open({
    ALARM_TO: admin,
    ALARM_SMTP_URL: alarmServer.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'a-long-enough-secret',
  });
  mailServer().refuseWith(451);
  await test.store();
  await test.deliver();
  await raiseAfter(60 * minutes);

  const event = receiver.received.map(({ body }) => body).find((body) => body.includes('contact.alarm'));
  expect(JSON.parse(event ?? '{}').data.deliveries).toEqual([
    expect.objectContaining({ channel: 'mail', recipient: 'hello@tamarackit.example', code: 'EMESSAGE 451' }),
  ]);
  const sent = [alarmServer.mails[0]?.text, alarmServer.mails[0]?.subject, event, test.logged].join('\n');
  for (const value of [...Object.values(exampleMessage), 'Not now']) expect(sent).not.toContain(value);
});

it.each([
  ['no alarm server is set', async () => ({})],
  ['the alarm server is down', async () => ({ ALARM_SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })],
])('goes by the regular mail server when %s', async (_, variables) => {
  test = await open({ ALARM_TO: admin, ...(await variables()) });
  mailServer().answerRecipient('hello@tamarackit.example', 450);
  await test.store();
  await test.deliver();
  await raiseAfter(60 * minutes);
  expect(mailServer().recipients).toEqual([[admin]]);
});

it('is tried until it reaches somebody, and logged once', async () => {
  test = await open({ ALARM_TO: admin });
  mailServer().refuseWith(451);
  await test.store();
  await raiseAfter(60 * minutes);
  await raiseAfter(minutes);
  expect(await countAlarmed()).toBe(0);
  for (const text of ['messages are not delivered', 'an alarm did not reach all its recipients'])
    expect(countLines(text)).toBe(1);

  mailServer().refuseWith(undefined);
  await raiseAfter(minutes);
  expect([mailServer().mails.length, await countAlarmed()]).toEqual([1, 1]);
});

it('reaches each recipient once when another one is refused', async () => {
  test = await open({ ALARM_TO: `gone@elsewhere.example, ${admin}`, ALARM_SMTP_URL: alarmServer.url });
  for (const server of [mailServer(), alarmServer]) server.answerRecipient('gone@elsewhere.example', 550);
  await test.store();
  for (let hour = 1; hour <= 3; hour++) await raiseAfter(60 * minutes);
  expect([...mailServer().recipients, ...alarmServer.recipients]).toEqual([[admin]]);
  expect(countLines('an alarm did not reach all its recipients')).toBe(1);
});

it('tells of many messages together, at most every 15 minutes', async () => {
  test = await open({ ALARM_TO: admin, ALARM_SMTP_URL: alarmServer.url });
  for (let number = 0; number < 3; number++) await test.store({ company: `early ${number}` });
  test.now += 5 * minutes;
  for (let number = 0; number < 30; number++) await test.store({ company: `late ${number}` });
  test.now += 55 * minutes;
  await Promise.all([1, 2, 3].map(() => test.worker.raiseAlarms()));
  await raiseAfter(10 * minutes);
  expect(alarmServer.mails.map(({ subject }) => subject)).toEqual([
    'Website: messages are not delivered (3)',
  ]);

  await raiseAfter(5 * minutes);
  expect(alarmServer.mails[1]?.subject).toBe('Website: messages are not delivered (30)');
  expect(alarmServer.mails[1]?.text).toContain('and 10 more');
});

it('goes to the log when nobody else is set', async () => {
  test = await open();
  await test.store();
  await raiseAfter(60 * minutes);
  await raiseAfter(60 * minutes);
  expect([countLines('messages are not delivered'), await countAlarmed()]).toEqual([1, 1]);
});
