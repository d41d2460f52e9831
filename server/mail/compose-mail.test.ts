import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { start, type TestMailWorker, testMailWorker } from '../testing/test-mail-worker.ts';

describe('the mail for a message', () => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let mailServer: MailServer;
  let test: TestMailWorker;

  beforeAll(async () => {
    databases = await testDatabases('sqlite');
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    mailServer = await startMailServer();
    test = await testMailWorker(await databases.make(), { SMTP_URL: mailServer.url });
  });
  afterEach(async () => {
    await test.close();
    await mailServer.stop();
  });

  it('contains the message, and replies go to the visitor', async () => {
    const { id } = await test.store();
    expect(await test.deliver()).toBe(1);

    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({
      subject: 'Website: message from Amélie Tremblay',
      from: { name: 'Website', address: 'web@tamarackit.example' },
      to: [{ address: 'hello@tamarackit.example' }],
      replyTo: [{ name: 'Amélie Tremblay', address: exampleMessage.email }],
      messageId: `<${id}@tamarackit.example>`,
      date: '2026-03-02T15:00:00.000Z',
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Managed IT Services');
      expect(part).toContain(exampleMessage.phone);
      expect(part).toContain(exampleMessage.company);
      expect(part).toContain('Who can look at it? 🥐');
    }
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent', attempts: 1, sentAt: start });
  });

  it('preserves accents, emoji and all scripts', async () => {
    const text = 'Ça marche ? œuvre « été » 👩🏽‍💻 ᐃᓄᒃᑎᑐᑦ 日本語 עברית 𝒳';
    await test.store({ message: text, firstName: 'Zoë 🍁', lastName: '李小龙' });
    await test.deliver();

    expect(mailServer.mails[0]?.text).toContain(text);
    expect(mailServer.mails[0]?.html).toContain(text);
    expect(mailServer.mails[0]?.replyTo?.[0]).toMatchObject({ name: 'Zoë 🍁 李小龙' });
  });

  it('prevents header, recipient and markup injection', async () => {
    await test.store({
      firstName: 'Eve" <evil@x.example>,\r\nBcc: all@x.example\r\n\r\nHi',
      lastName: '<script>alert(1)</script>',
      company: '</td></table><img src=x onerror=alert(1)>',
      message: '.\r\nRCPT TO:<x@x.example>\r\n<b>bold</b> & "quoted"',
    });
    await test.deliver();

    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual([{ name: '', address: 'hello@tamarackit.example' }]);
    expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
    expect(mail?.headers.map((header) => header.key)).not.toContain('bcc');
    expect(mail?.replyTo?.map((reply) => reply.address)).toEqual([exampleMessage.email]);
    expect(mail?.html).not.toMatch(/<(?:script|img|b)\b/);
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot;');
    expect(mail?.text).toContain('<b>bold</b> & "quoted"');
  });

  it('marks empty fields', async () => {
    await test.store({ phone: '', company: '', service: '', message: '' });
    await test.deliver();
    expect(mailServer.mails[0]?.text?.match(/\(nothing\)/g)).toHaveLength(4);
  });

  it.each(contactFieldNames)('contains the field %s, in text and HTML', async (name) => {
    const values = {
      ...exampleMessage,
      ...Object.fromEntries(contactFieldNames.map((field) => [field, `only in ${field}`])),
    };
    await test.store({ ...values, email: 'only@in-email.example', service: 'other' });
    await test.deliver();

    const shown = { ...values, email: 'only@in-email.example', service: 'Other' }[name];
    const [mail] = mailServer.mails;
    expect(mail?.text).toContain(shown);
    expect(mail?.html).toContain(shown);
  });

  it("names the visitor's reference number and the id", async () => {
    const { id } = await test.store();
    await test.deliver();
    expect(mailServer.mails[0]?.text).toContain(`Reference: ${id.slice(0, 8).toUpperCase()} (${id})`);
  });

  it('marks suspected spam with the reasons, and only that', async () => {
    await test.store({}, { spam: { score: 60, reasons: ['honeypot', 'links'] } });
    await test.store({ company: 'Honest' }, { spam: { score: 20, reasons: ['links'] } });
    await test.deliver();

    const [spam, honest] = [...mailServer.mails].sort((a, b) =>
      (a.subject ?? '').localeCompare(b.subject ?? ''),
    );
    expect(spam?.subject).toBe('[Spam?] Website: message from Amélie Tremblay');
    expect(spam?.text).toContain(
      'Looks like spam: a field that people do not see was filled in; it has links\n',
    );
    expect(honest?.subject).toBe('Website: message from Amélie Tremblay');
    expect(honest?.text).not.toContain('spam');
  });
});
