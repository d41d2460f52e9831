import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { honeypotField } from '../../lib/contact/contact-fields.ts';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { makeExport } from '../testing/make-export.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';

const words = parse(readFileSync('content/contact.yaml', 'utf8')).en;

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

  it('answers a message with 303 to the page that says it was sent', async () => {
    const answer = await post({ ...exampleMessage, company: 'Form', [honeypotField]: '' });

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/sent']);
    expect((await stored())[0]).toMatchObject({ fields: { ...exampleMessage, company: 'Form' } });
    expect((await fetch(`${server.url}/contact/sent`)).status).toBe(200);
  });

  it('answers mistakes with 303 to the form, values kept and mistakes named', async () => {
    const answer = await post({ ...exampleMessage, email: 'amelie@', company: '"Kept" & <sound>' });
    expect(answer.status).toBe(303);
    const page = await follow(answer);

    expect(page).toContain(`<p class="err" id="contact-email-error">${words.messages.email}</p>`);
    expect(page).toContain(`id="contact-form-error">${words.problems.invalid}</p>`);
    expect(page).toContain('value="amelie@"');
    expect(page).toContain('value="&quot;Kept&quot; &amp; &lt;sound&gt;"');
    expect(page).toContain(exampleMessage.message);
  });

  it('puts nothing personal into the address, and lets nobody keep or index the page', async () => {
    const answer = await post({ ...exampleMessage, email: 'amelie@' });
    expect(answer.headers.get('location')).toMatch(/^\/contact\/retry\/[\w-]{22}#contact$/);

    const { headers } = await fetch(new URL(answer.headers.get('location') ?? '', server.url));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  it('refuses what fills in the field that people leave empty, and says so', async () => {
    const before = await stored();
    const page = await follow(await post({ ...exampleMessage, [honeypotField]: 'http://spam.example' }));
    expect(page).toContain(words.problems.notEmpty);
    expect(page).toContain(`value="${exampleMessage.email}"`);
    expect(await stored()).toEqual(before);
  });

  it('says so when the message is over 64 kB', async () => {
    expect(await follow(await post({ message: 'x'.repeat(65 * 1024) }))).toContain(words.problems.tooLarge);
  });

  it('takes a field that comes twice for a mistake', async () => {
    const body = `${new URLSearchParams(exampleMessage)}&email=another@shop.example`;
    expect(await follow(await post(body))).toContain(words.messages.email);
  });

  it('answers 403 to a page of another site', async () => {
    const answer = await post(exampleMessage, { origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
  });

  it('says that the message was not sent when the filled form is no longer there', async () => {
    const answer = await fetch(`${server.url}/contact/retry/unknown`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`id="contact-form-error">${words.failed.text}</p>`);

    const known = await post({ ...exampleMessage, email: 'amelie@' });
    const { headers } = await fetch(new URL(known.headers.get('location') ?? '', server.url));
    const names = [
      'content-type',
      'content-security-policy',
      'cache-control',
      'x-robots-tag',
      'referrer-policy',
    ];
    for (const name of names) expect(answer.headers.get(name)).toBe(headers.get(name));
  });

  it('takes the longest message in any script, which is nine times as long on its way', async () => {
    const message = '語'.repeat(5000);
    expect((await post({ ...exampleMessage, message })).headers.get('location')).toBe('/contact/sent');
    expect((await stored())[0]).toMatchObject({ fields: { message } });
  });

  async function follow(answer: Response): Promise<string> {
    const page = await fetch(new URL(answer.headers.get('location') ?? '', server.url));
    expect(page.status).toBe(200);
    return page.text();
  }
});

it('leads to /contact where the export has no contact page to fill in', async () => {
  const server = await startTestServer({ root: await makeExport() });
  const answer = await fetch(`${server.url}/contact/retry/unknown`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact']);
  await server.close();
});
