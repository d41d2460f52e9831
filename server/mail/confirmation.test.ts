import type { ContactMessage } from '../../lib/contact/contact-schema.ts';
import { readWords } from '../content/read-words.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { freshMailServer, type TestMailWorker } from '../testing/test-mail-worker.ts';

const hour = 60 * 60_000;
const visitor = exampleMessage.email;

const { mailServer, open } = freshMailServer();
let test: TestMailWorker;
let stored = 0;

beforeEach(async () => {
  test = await open({ CONFIRMATION_MAIL: 'on' });
});

const confirmed = () =>
  mailServer()
    .recipients.flat()
    .filter((to) => to !== 'hello@tamarackit.example');
const confirmation = () => mailServer().mails[mailServer().recipients.findIndex(([to]) => to === visitor)];
/** Stores a message from each address, delivers them and returns who got a confirmation. */
const confirmedOf = async (...emails: string[]) => {
  for (const email of emails) {
    stored += 1;
    await test.store({ email, company: `Company ${stored}` });
  }
  await test.deliver();
  return confirmed().sort();
};

it('is automatic mail with the reference and phone number, and quotes nothing that was written', async () => {
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
  const { id } = await test.store(written);
  await test.deliver();

  const reference = id.slice(0, 8).toUpperCase();
  const mail = confirmation();
  expect(mail).toMatchObject({
    subject: `We received your message (${reference})`,
    from: { name: 'Website', address: 'web@tamarackit.example' },
    to: [{ name: '', address: visitor }],
  });
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain(reference);
  expect(mail?.text).toContain(readWords('content').form.phone);
  const { email, ...others } = written;
  for (const value of Object.values(others)) expect(JSON.stringify(mail)).not.toContain(value);
  expect(mail?.text).not.toContain(email);
  // Keeps autoresponders from replying.
  const headers = mail?.headers.map(({ key, value }) => `${key}: ${value}`);
  expect(headers).toEqual(
    expect.arrayContaining(['auto-submitted: auto-replied', 'x-auto-response-suppress: All']),
  );
});

it('is in the language of the page', async () => {
  await test.store({}, { language: 'fr' });
  await test.deliver();
  expect(confirmation()?.subject).toMatch(/^Nous avons reçu votre message/);
});

it('is sent to a mailbox once a day at most, however it is spelled', async () => {
  const spellings = [
    'amy.lee+1@x.example',
    'amylee+2@x.example',
    'AmyLee@X.example',
    'a.m.y.l.e.e@x.example',
  ];
  expect(await confirmedOf(...spellings)).toHaveLength(1);
  expect(await confirmedOf('amy.lee@y.example')).toHaveLength(2);
  test.now += 24 * hour - 1;
  expect(await confirmedOf('amy.lee@x.example')).toHaveLength(2);
  test.now += 1;
  expect(await confirmedOf('amy.lee@x.example')).toHaveLength(3);
  // The seven messages are mailed in any case.
  expect(mailServer().mails).toHaveLength(7 + 3);
});

it('gets one attempt and raises no alarm when the address does not exist, and none when a message is retried', async () => {
  mailServer().answerRecipient(visitor, 550);
  const { id } = await test.store();
  await test.deliver();
  test.now += 2 * hour;
  await test.retry(id);
  await test.deliver();
  await test.worker.raiseAlarms();

  expect(test.outcomes.sort()).toEqual(['confirmation refused', 'mail sent', 'mail sent']);
  expect(await test.onlyMessage()).toMatchObject({ state: 'sent', lastError: undefined });
  expect(test.logged).not.toContain('messages are not delivered');
});
