import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { freshMailServer, type TestMailWorker } from '../testing/test-mail-worker.ts';

const { mailServer, open } = freshMailServer();
let test: TestMailWorker;

beforeEach(async () => {
  test = await open();
});

/** Stores and delivers a message and returns its mail. */
async function mailOf(...[changes, context]: Parameters<TestMailWorker['store']>) {
  const { id } = await test.store(changes, context);
  await test.deliver();
  const mail = mailServer().mails.find(({ messageId }) => messageId === `<${id}@tamarackit.example>`);
  if (!mail) throw new Error('The mail server got no mail for the message');
  return { id, ...mail, keys: mail.headers.map(({ key }) => key) };
}

it('is mail from a person with all fields as text and as HTML, and replies go to the visitor', async () => {
  const values = {
    ...Object.fromEntries(contactFieldNames.map((field) => [field, `only in ${field}`])),
    email: 'only@in-email.example',
    service: 'other',
  };
  const { id, text, html, keys, ...mail } = await mailOf(values);
  expect(mail).toMatchObject({
    subject: 'Website: message from only in firstName only in lastName',
    from: { name: 'Website', address: 'web@tamarackit.example' },
    to: [{ address: 'hello@tamarackit.example' }],
    replyTo: [{ name: 'only in firstName only in lastName', address: 'only@in-email.example' }],
    date: '2026-03-02T15:00:00.000Z',
  });
  const shown = { ...values, service: 'Other', reference: `${id.slice(0, 8).toUpperCase()} (${id})` };
  for (const value of Object.values(shown)) for (const part of [text, html]) expect(part).toContain(value);
  // Ticket systems suspend mail that says it is automatic.
  for (const key of ['auto-submitted', 'x-auto-response-suppress', 'precedence'])
    expect(keys).not.toContain(key);
});

const message =
  'First line\nSecond line\n\n  Indented & <b>bold</b>\nÇa marche? 👩🏽‍💻 ᐃᓄᒃᑎᑐᑦ 日本語 עברית 𝒳';

it('breaks the lines of a message in HTML without CSS', async () => {
  const { html, text } = await mailOf({ message });
  expect(text).toContain(message);
  expect(html).toContain(
    'First line<br>Second line<br><br>  Indented &amp; &lt;b&gt;bold&lt;/b&gt;<br>Ça marche?',
  );
});

it.each([
  ['quotes', 'Anna "Nan"', "O'Neil"],
  ['brackets and an address', 'Eve <eve@x.example>', '(HR) [x]'],
  ['a placeholder', '{lastName}', '{firstName}'],
  ['scripts from right to left', 'עברית', 'محمد'],
  ['200 letters', 'é'.repeat(100), 'Ж'.repeat(100)],
])('names a visitor whose name has %s, in the subject and in the reply', async (_, firstName, lastName) => {
  const { subject, replyTo, to } = await mailOf({ firstName, lastName });
  const name = `${firstName} ${lastName}`;
  expect(subject).toBe(`Website: message from ${name}`);
  expect(replyTo).toEqual([{ name, address: exampleMessage.email }]);
  expect(to).toEqual([{ name: '', address: 'hello@tamarackit.example' }]);
});

it('lets no field add a header, a recipient or markup', async () => {
  const mail = await mailOf({
    firstName: 'Eve" <evil@x.example>,\r\nBcc: all@x.example\r\n\r\nHi',
    lastName: '<script>alert(1)</script>',
    company: '</td></table><img src=x onerror=alert(1)>',
    message: '.\r\nRCPT TO:<x@x.example>\r\n"quoted"',
  });
  expect(mailServer().recipients).toEqual([['hello@tamarackit.example']]);
  expect(mail.keys).not.toContain('bcc');
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([exampleMessage.email]);
  expect(mail.html).not.toMatch(/<(?:script|img|b)\b/);
  expect(mail.html).toContain('"quoted"');
});

it('marks empty fields, and suspected spam with its reasons', async () => {
  const spam = await mailOf(
    { phone: '', company: '', service: '', message: '' },
    { spam: { score: 60, reasons: ['honeypot', 'links'] } },
  );
  expect(spam.text?.match(/\(nothing\)/g)).toHaveLength(4);
  expect(spam.subject).toBe('[Spam?] Website: message from Amélie Tremblay');
  expect(spam.text).toContain(
    'Looks like spam: a field that people do not see was filled in; it has links\n',
  );

  const honest = await mailOf({}, { spam: { score: 20, reasons: ['links'] } });
  expect(honest.subject).toBe('Website: message from Amélie Tremblay');
  expect(honest.text).not.toContain('spam');
});
