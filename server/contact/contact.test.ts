import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { parse } from 'yaml';
import { honeypotField, languageField, secondsField } from '../../lib/contact/contact-fields.ts';
import { exampleMessage, postMessage } from '../testing/example-message.ts';
import { makeExport } from '../testing/make-export.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { databaseKinds, newDatabase } from '../testing/test-databases.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

const { en: words, fr: inFrench } = parse(readFileSync('content/contact.yaml', 'utf8'));
const company = parse(readFileSync('content/company.yaml', 'utf8'));
const json = 'application/json';

const postForm = (
  { url }: { url: string },
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  query = '',
) =>
  fetch(`${url}/api/contact${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });

it.each(databaseKinds)(
  'answers once a message is stored in %s; the same message is stored once',
  async (kind) => {
    const server = untilTestEnds(await startTestServer({ DATABASE_URL: await newDatabase(kind) }));
    const send = () => postMessage(server.url, {}, { 'content-language': 'fr-CA' });
    const answer = await send();
    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    const expected = { id, fields: exampleMessage, language: 'fr', state: 'waiting' };
    expect(await server.stored()).toEqual([expect.objectContaining(expected)]);
    expect(await (await send()).json()).toEqual({ id });
    expect((await postForm(server, { ...exampleMessage, company: 'Form' })).status).toBe(303);
    expect(await server.stored()).toHaveLength(2);
  },
);

it('answers 503 with the form and the wait while the database is unavailable', async () => {
  const server = untilTestEnds(await startTestServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }));
  const answer = await postForm(server, exampleMessage);
  expect(answer.headers.get('retry-after')).toBe('60');
  const page = await expectPage(
    answer,
    503,
    withPhone(words.problems.unavailable).replace('{wait}', '1 minute'),
  );
  expect(page).toContain(exampleMessage.message);
});

it('answers in plain text when the export has no contact page', async () => {
  const server = untilTestEnds(await startTestServer({ OUT: makeExport() }));
  const answer = await postForm(server, { ...exampleMessage, email: 'amelie@' });
  expect([answer.status, await answer.text()]).toEqual([422, words.problems.invalid]);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(server.log()).toContain('a refused form is answered in plain text');
});

describe('POST /api/contact', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const post = (body: BodyInit | undefined, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/contact`, { method: 'POST', body, headers });
  const postJson = (message: unknown) => post(JSON.stringify(message), { 'content-type': json });
  const form = (fields: Parameters<typeof postForm>[1], headers = {}) => postForm(server, fields, headers);
  const stored = () => server.stored();
  /** Sends headers that `fetch` forbids. */
  const statusOf = (company: string, headers: Record<string, string>, { url } = server) =>
    new Promise((resolve, reject) => {
      request(`${url}/api/contact`, { method: 'POST', headers: { 'content-type': json, ...headers } })
        .on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)))
        .on('error', reject)
        .end(JSON.stringify({ ...exampleMessage, company }));
    });

  it('answers 400 to invalid JSON with an error for every field, and names at most ten unknown ones', async () => {
    const answer = await postJson({
      firstName: '李',
      email: 'nobody',
      service: 'plumbing',
      lastName: '',
      admin: '1',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      errors: {
        firstName: 'First name must be at least 2 characters',
        lastName: 'Last name must be at least 2 characters',
        email: 'Please enter a valid email address',
        service: words.messages.service,
        admin: words.messages.unknown,
      },
    });
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, '']));
    const { errors } = await (await postJson({ ...exampleMessage, ...many })).json();
    expect(Object.keys(errors)).toHaveLength(10);
  });

  it('answers what it cannot read with 400, 413 or 415, and other methods with 405; nothing is cached', async () => {
    const pad = (size: number) => `{"firstName":"A"${' '.repeat(size - '{"firstName":"A"}'.length)}}`;
    const answers = [
      ...['firstName=A', '{"firstName":', '', '[]', '{"__proto__":{"admin":true}}', pad(256 * 1024)].map(
        (body) => [post(body, { 'content-type': json }), 400] as const,
      ),
      [post(pad(256 * 1024 + 1), { 'content-type': json }), 413] as const,
      ...['text/plain', 'multipart/form-data; boundary=x', 'application/xml'].map(
        (type) => [post('{}', { 'content-type': type }), 415] as const,
      ),
      [post(new Uint8Array([123, 125])), 415] as const,
    ];
    for (const [answer, status] of answers) {
      const { status: actual, headers } = await answer;
      expect([actual, headers.get('cache-control')]).toEqual([status, 'no-store']);
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await fetch(`${server.url}/api/contact`, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['the own page', { 'sec-fetch-site': 'same-origin', origin: company.origin }, 200],
    ['the own page with a hidden origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
    ['the own page behind a proxy', { 'sec-fetch-site': 'same-origin', origin: 'https://x.example:84' }, 200],
    ['a reload of the answer', { 'sec-fetch-site': 'none' }, 200],
    ['the public origin', { origin: company.origin }, 200],
    ['the public origin at another port', { origin: `${company.origin}:8443` }, 200],
    ['the Host header', { origin: 'http://inside.example' }, 200],
    ['the Host header at another port', { origin: 'http://inside.example:3000' }, 200],
    ['a program', {}, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: company.origin }, 403],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['several answers', { 'sec-fetch-site': 'same-origin, cross-site' }, 403],
    ['another origin', { origin: 'https://elsewhere.example' }, 403],
    ['an origin that begins like the own', { origin: `${company.origin}.elsewhere.example` }, 403],
    ['a hidden origin', { origin: 'null' }, 403],
    ['an empty origin', { origin: '' }, 403],
  ])('of %s with %j is answered with %i, and stored if accepted', async (name, headers, status) => {
    expect(await statusOf(name, { host: 'inside.example:3000', ...headers })).toBe(status);
    const companies = (await stored()).map(({ fields }) => fields.company);
    expect(companies.includes(name)).toBe(status === 200);
  });

  it('comes from SITE_ORIGIN where that is set, instead of the origin in the content', async () => {
    const moved = untilTestEnds(await startTestServer({ SITE_ORIGIN: 'https://www.shop.example' }));
    expect(await statusOf('Moved', { origin: 'https://www.shop.example' }, moved)).toBe(200);
    expect(await statusOf('Moved', { origin: company.origin }, moved)).toBe(403);
  });

  it('logs nothing about the visitor', async () => {
    await form({ ...exampleMessage, email: 'secret@' });
    const answered = server.log().match(/^.*"reqId".*$/gm) ?? [];
    expect(answered.at(-1)).toContain('"route":"/api/contact"');
    for (const value of [...Object.values(exampleMessage), 'secret@', '127.0.0.1', '::1'])
      expect(answered.join()).not.toContain(value);
  });

  describe('of a form without script', () => {
    it('redirects to the confirmation in the language of the form and reads its hidden fields', async () => {
      const hidden = {
        [languageField]: 'fr-CA',
        [honeypotField]: 'http://spam.example',
        [secondsField]: '1',
      };
      const answer = await form({
        ...exampleMessage,
        company: 'Langue',
        message: '語'.repeat(5000),
        ...hidden,
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/contact/envoye']);
      expect((await stored())[0]).toMatchObject({
        language: 'fr',
        fields: { company: 'Langue', message: '語'.repeat(5000) },
        spamReasons: ['honeypot', 'tooFast'],
      });
      const english = await form({ ...exampleMessage, company: 'Tongue', [languageField]: 'en-CA' });
      expect([english.status, english.headers.get('location')]).toEqual([303, '/contact/sent']);
      expect((await fetch(`${server.url}/contact/sent`)).status).toBe(200);
    });

    // With its errors and values: e2e/contact-form-without-script.spec.ts.
    it('comes back with the headers of the contact page', async () => {
      const answer = await form({ ...exampleMessage, email: 'amelie@', company: '"Kept" & <sound>' });
      const { headers } = answer;
      expect([answer.status, headers.get('location')]).toEqual([422, null]);
      expect(await answer.text()).toContain('value="&quot;Kept&quot; &amp; <sound>"');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      const contact = await fetch(`${server.url}/contact`);
      for (const name of ['content-security-policy', 'referrer-policy', 'x-frame-options'])
        expect([name, headers.get(name)]).toEqual([name, contact.headers.get(name)]);
    });

    it('comes back from another site, too, and says what to do', async () => {
      const answer = await form(
        { ...exampleMessage, company: 'Far' },
        { origin: 'https://elsewhere.example' },
      );
      const page = await expectPage(answer, 403, withPhone(words.problems.foreign));
      expect(page).toContain('value="Far"');
    });

    it('refuses a repeated field and an unknown one', async () => {
      const repeated = await form(`${new URLSearchParams(exampleMessage)}&email=another@shop.example`);
      await expectPage(repeated, 422, words.messages.email);
      expect((await form({ ...exampleMessage, admin: '1' })).status).toBe(422);
    });

    it('says what to do when it cannot be read, in the language of the page that sent it', async () => {
      const tooLong = await form({ message: 'x'.repeat(257 * 1024) });
      await expectPage(tooLong, 413, withPhone(words.problems.tooLarge));
      for (const type of ['multipart/form-data; boundary=x', 'text/plain']) {
        const unreadable = await post('firstName=A', { 'content-type': type, accept: 'text/html,*/*' });
        await expectPage(unreadable, 415, withPhone(words.problems.unreadable));
      }
      const referer = `${server.url}/fr/solutions/quebec-juridique`;
      const french = await form({ message: 'x'.repeat(257 * 1024) }, { referer });
      const tooLarge = inFrench.problems.tooLarge.replace('{phone}', company.fr.phone);
      expect(await french.text()).toBe(tooLarge);
      const message = 'x'.repeat(257 * 1024);
      const again = await postForm(server, { message }, {}, `?${languageField}=fr-CA`);
      expect(await again.text()).toBe(tooLarge);
    });
  });
});

async function expectPage(answer: Response, status: number, text: string): Promise<string> {
  const page = await answer.text();
  expect([answer.status, page]).toEqual([status, expect.stringContaining(text)]);
  return page;
}

function withPhone(text: string): string {
  return text.replace('{phone}', company.en.phone);
}
