import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { parse } from 'yaml';
import { listMessages } from '../store/list-messages.ts';
import { openDatabase } from '../store/open-database.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { databaseKinds, testDatabases } from '../testing/test-databases.ts';

const words = parse(readFileSync('content/contact.yaml', 'utf8')).en;
const publicOrigin = parse(readFileSync('content/company.yaml', 'utf8')).origin;
const json = 'application/json';

describe.each(databaseKinds)('POST /api/contact with %s', (kind) => {
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

  const post = (body: BodyInit | undefined, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/contact`, { method: 'POST', body, headers, redirect: 'manual' });
  const postJson = (message: unknown, headers = {}) =>
    post(JSON.stringify(message), { 'content-type': json, ...headers });
  const postForm = (fields: Record<string, string>, headers = {}) =>
    post(new URLSearchParams(fields), headers);
  const stored = async () => {
    const database = openDatabase(databaseUrl);
    const messages = await listMessages(database, 0);
    await database.close();
    return messages;
  };

  it('stores a message and answers 200 with its id', async () => {
    const answer = await postJson(exampleMessage);

    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    expect(await stored()).toEqual([
      expect.objectContaining({
        id,
        fields: exampleMessage,
        state: 'waiting',
      }),
    ]);
  });

  it('stores a message that is posted twice once, and answers 200 both times', async () => {
    const message = { ...exampleMessage, company: 'Twice' };
    const [first, second] = [await postJson(message), await postJson(message)];

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect((await stored()).filter(({ fields }) => fields.company === 'Twice')).toHaveLength(1);
  });

  it('answers 400 with an error for every invalid field', async () => {
    const answer = await postJson({
      firstName: 'A',
      lastName: '',
      email: 'nobody',
      service: 'plumbing',
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
  });

  it.each([
    ['text that is not JSON', 'firstName=A'],
    ['an incomplete object', '{"firstName":'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
  ])('answers 400 to %s', async (_, body) => {
    const before = await stored();
    expect((await post(body, { 'content-type': json })).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it.each([[undefined], ['text/plain'], ['multipart/form-data; boundary=x'], ['application/xml']])(
    'answers 415 to a body of type %s',
    async (type) => {
      const body = new TextEncoder().encode(JSON.stringify(exampleMessage));
      expect((await post(body, type === undefined ? {} : { 'content-type': type })).status).toBe(415);
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const answer = await fetch(`${server.url}/api/contact`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('forbids caching of responses', async () => {
    const answers = [
      await postJson(exampleMessage),
      await postJson({}),
      await post('', { 'content-type': 'x/y' }),
    ];
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('no-store'));
  });

  it('the former address of tokens is gone', async () => {
    expect((await fetch(`${server.url}/api/contact/start`)).status).toBe(404);
  });

  it('names at most ten unknown fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, '']));
    const { errors } = await (await postJson({ ...exampleMessage, ...many })).json();
    expect(Object.keys(errors)).toHaveLength(10);
  });

  it('answers 413 to more than 64 kB and parses exactly 64 kB', async () => {
    const pad = (size: number) => `{"firstName":"A"${' '.repeat(size - '{"firstName":"A"}'.length)}}`;
    expect((await post(pad(64 * 1024 + 1), { 'content-type': json })).status).toBe(413);
    expect((await post(pad(64 * 1024), { 'content-type': json })).status).toBe(400);
  });

  it('accepts posts of its own pages, of its public origin and of programs, and answers 403 to other sites', async () => {
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin', host: 'inside.example:3000' };
    const inside = { host: 'inside.example:3000' };
    const statusOf = (headers: Record<string, string>, url?: string) =>
      send({ ...exampleMessage, company: JSON.stringify(headers) }, headers, url);
    expect(await statusOf(own)).toBe(200);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ ...inside, origin: publicOrigin })).toBe(200);
    expect(await statusOf({ ...inside, origin: 'http://inside.example' })).toBe(200);
    const before = await stored();
    expect(await statusOf({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await stored()).toEqual(before);

    const siteOrigin = 'https://www.shop.example';
    const moved = await startTestServer({ siteOrigin });
    expect(await statusOf({ origin: siteOrigin }, moved.url)).toBe(200);
    expect(await statusOf({ origin: publicOrigin }, moved.url)).toBe(403);
    await moved.close();
  });

  /** Sends headers that `fetch` forbids. */
  function send(
    message: unknown,
    headers: Record<string, string>,
    url = server.url,
  ): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      request(`${url}/api/contact`, { method: 'POST', headers: { 'content-type': json, ...headers } })
        .on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)))
        .on('error', reject)
        .end(JSON.stringify(message));
    });
  }

  it('neutralizes hostile input', async () => {
    const answer = await postJson({
      ...exampleMessage,
      firstName: 'E\u202eve\u0000\r\nBcc: x@x.example\u2066',
      lastName: '\ud83d\ude00 𝒳 \ud83d',
      company: "'); drop table messages; --",
      message: '<script>alert(1)</script>\u0000\r\n\u202e "; rm -rf /',
    });

    expect(answer.status).toBe(200);
    expect((await stored())[0]).toMatchObject({
      fields: {
        firstName: 'Eve Bcc: x@x.example',
        lastName: '\ud83d\ude00 𝒳 \ufffd',
        company: "'); drop table messages; --",
        message: '<script>alert(1)</script>\n\u202e "; rm -rf /',
      },
    });
  });

  it('logs nothing about the visitor', async () => {
    await postForm({ ...exampleMessage, email: 'secret@' });
    const answered = server.log().match(/^.*"reqId".*$/gm) ?? [];
    expect(answered.at(-1)).toContain('"route":"/api/contact"');
    for (const value of [...Object.values(exampleMessage), 'secret@', '127.0.0.1', '::1']) {
      expect(answered.join()).not.toContain(value);
    }
  });
});
