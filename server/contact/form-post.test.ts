import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { honeypotField, languageField } from '../../lib/contact/contact-fields.ts';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { makeExport } from '../testing/make-export.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';

const { en: words, fr: inFrench } = parse(readFileSync('content/contact.yaml', 'utf8'));
const {
  en: { phone },
  fr: { phone: frenchPhone },
} = parse(readFileSync('content/company.yaml', 'utf8'));
const withPhone = (text: string) => text.replace('{phone}', phone);

describe.each(databaseKinds)('a form without script, posted to a server with %s', (kind) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let databaseUrl: string;
  let server: Awaited<ReturnType<typeof startTestServer>>;

  beforeAll(async () => {
    databases = await testDatabases(kind);
    databaseUrl = await databases.make();
    server = await startTestServer({ databaseUrl });
  });
  afterAll(async () => {
    await server.close();
    await databases.stop();
  });

  const post = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  const stored = async () => {
    const database = openDatabase(databaseUrl);
    const messages = await listMessages(database, 0);
    await database.close();
    return messages;
  };

  it('redirects to the confirmation page with 303', async () => {
    const answer = await post({ ...exampleMessage, company: 'Form', [honeypotField]: '' });

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/sent']);
    expect((await stored())[0]).toMatchObject({ fields: { ...exampleMessage, company: 'Form' } });
    expect((await fetch(`${server.url}/contact/sent`)).status).toBe(200);
  });

  it('answers an invalid form with 422, the entered values and the errors', async () => {
    const answer = await post({ ...exampleMessage, email: 'amelie@', company: '"Kept" & <sound>' });
    expect([answer.status, answer.headers.get('location')]).toEqual([422, null]);
    const page = await answer.text();

    expect(page).toContain(`<p class="err" id="contact-email-error">${words.messages.email}</p>`);
    expect(page).toContain(`>${words.problems.invalid}</p>`);
    expect(page).toContain(`<title>${words.problems.title} contact</title>`);
    expect(page).toContain('value="amelie@"');
    expect(page).toContain('value="&quot;Kept&quot; &amp; &lt;sound&gt;"');
    expect(page).toContain(exampleMessage.message);
  });

  it('renders the same page on every server', async () => {
    const other = await startTestServer();
    const body = new URLSearchParams({ ...exampleMessage, email: 'amelie@' });
    const page = await fetch(`${other.url}/api/contact`, { method: 'POST', body });
    expect(await page.text()).toBe(await (await post({ ...exampleMessage, email: 'amelie@' })).text());
    await other.close();
  });

  it('forbids caching and indexing of the page and sends the policy of the contact page', async () => {
    const { headers } = await post({ ...exampleMessage, email: 'amelie@' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const contact = await fetch(`${server.url}/contact`);
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    for (const name of ['content-security-policy', 'referrer-policy', 'x-frame-options'])
      expect(headers.get(name)).toBe(contact.headers.get(name));
  });

  it('accepts a message with a filled honeypot and marks it as spam', async () => {
    const spam = { ...exampleMessage, company: 'Honey', message: '', [honeypotField]: 'http://spam.example' };
    const answer = await post(spam);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/sent']);
    const [message] = await stored();
    expect(message).toMatchObject({
      fields: { company: 'Honey' },
      spamScore: 60,
      spamReasons: ['honeypot'],
    });
  });

  it('accepts the language field and refuses other unknown fields', async () => {
    expect((await post({ ...exampleMessage, company: 'Tongue', [languageField]: 'en-CA' })).status).toBe(303);
    expect((await stored())[0]).toMatchObject({ language: 'en', fields: { company: 'Tongue' } });
    const answer = await post({ ...exampleMessage, company: 'Langue', [languageField]: 'fr-CA' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/contact/envoye']);
    expect((await stored())[0]).toMatchObject({ language: 'fr', fields: { company: 'Langue' } });
    expect((await post({ ...exampleMessage, admin: '1' })).status).toBe(422);
  });

  it('answers 413 with the form to more than 64 kB and says what to do', async () => {
    const answer = await post({ message: 'x'.repeat(65 * 1024) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain(withPhone(words.problems.tooLarge));
  });

  it.each(['multipart/form-data; boundary=x', 'text/plain'])(
    'answers 415 with the form to a browser that sends %s',
    async (type) => {
      const headers = { 'content-type': type, accept: 'text/html,*/*' };
      const answer = await fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers,
        body: 'firstName=A',
      });
      expect(answer.status).toBe(415);
      expect(await answer.text()).toContain(withPhone(words.problems.unreadable));
    },
  );

  it('uses the language of the referring page when it cannot read the form', async () => {
    const referer = `${server.url}/fr/solutions/quebec-juridique`;
    const tooLong = await post({ message: 'x'.repeat(65 * 1024), [languageField]: 'fr-CA' }, { referer });
    expect(await tooLong.text()).toBe(inFrench.problems.tooLarge.replace('{phone}', frenchPhone));
    const again = await fetch(`${server.url}/api/contact`, { redirect: 'manual', headers: { referer } });
    expect(again.headers.get('location')).toBe('/fr/contact');
  });

  it('refuses a repeated field', async () => {
    const answer = await post(`${new URLSearchParams(exampleMessage)}&email=another@shop.example`);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words.messages.email);
  });

  it('answers a cross-origin form with 403 and the filled-in form, and stores nothing', async () => {
    const before = await stored();
    const answer = await post({ ...exampleMessage, company: 'Far' }, { origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain(withPhone(words.problems.foreign));
    expect(page).toContain('value="Far"');
    expect(await stored()).toEqual(before);
  });

  it('redirects a reload of the response to the form', async () => {
    const answer = await fetch(`${server.url}/api/contact`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact']);
  });

  it('accepts the longest message in any script, although URL encoding makes it nine times as long', async () => {
    const message = '語'.repeat(5000);
    expect((await post({ ...exampleMessage, message })).headers.get('location')).toBe('/contact/sent');
    expect((await stored())[0]).toMatchObject({ fields: { message } });
  });
});

it('answers in plain text when the export has no contact page', async () => {
  const server = await startTestServer({ root: await makeExport() });
  const body = new URLSearchParams({ ...exampleMessage, email: 'amelie@' });
  const answer = await fetch(`${server.url}/api/contact`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([422, words.problems.invalid]);
  await server.close();
});

it('answers 503 with the form and Retry-After while the database is unavailable', async () => {
  const server = await startTestServer({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  const body = new URLSearchParams(exampleMessage);
  const answer = await fetch(`${server.url}/api/contact`, { method: 'POST', body });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  const page = await answer.text();
  expect(page).toContain(withPhone(words.problems.unavailable).replace('{wait}', '1 minute'));
  expect(page).toContain(exampleMessage.message);
  await server.close();
});
