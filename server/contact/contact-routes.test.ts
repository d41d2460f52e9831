import { load } from 'cheerio';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import {
  contactFieldNames,
  honeypotField,
  languageField,
  secondsField,
} from '../../lib/contact/contact-fields.ts';
import { anyText } from '../../lib/contact/testing/any-text.ts';
import { readWords } from '../content/read-words.ts';
import { readEnvironment } from '../process/read-environment.ts';
import { loadRelease } from '../releases/load-release.ts';
import { contactPage } from '../testing/contact-page.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { makeExport } from '../testing/make-export.ts';
import { contactRoutes } from './contact-routes.ts';
import { createReceiver, type Post } from './receive-message.ts';

const words = readWords('content');

let app: FastifyInstance;
const posts: Post[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  app = fastify();
  const release = await loadRelease(makeExport({ 'contact.html': contactPage }));
  const onFailure = (error: unknown) => failures.push(error);
  const receive = createReceiver({
    settings: readEnvironment({ RATE_LIMIT_PER_HOUR: '0', RATE_LIMIT_TOTAL_PER_HOUR: '0' }),
    words,
    countSameTexts: async () => 0,
    store: async () => 'stored',
    onFailure,
  });
  await app.register(
    contactRoutes({
      receive: (post) => {
        posts.push(post);
        return receive(post);
      },
      onFailure,
      words: words.forms,
      current: () => release,
      publicHost: 'www.tamarackit.example',
      countResponse: () => {},
    }),
  );
});
afterAll(async () => {
  await app.close();
  expect(failures).toEqual([]);
});

const form = 'application/x-www-form-urlencoded';
const post = (body: string, type: string) =>
  app.inject({ method: 'POST', url: '/api/contact', payload: body, headers: { 'content-type': type } });

const technical = [honeypotField, languageField, secondsField, '__proto__', 'constructor', 'toString'];
const name = fc.oneof(fc.constantFrom(...contactFieldNames, ...technical), fc.string());
const value = fc.oneof(anyText(), fc.constantFrom('', 'zoe@shop.example', '%00', '%E0%A4%A', '\n'));
const sign = fc.constantFrom('=', '', '==', '[]=', '%5B%5D=');
/** Replaces lone surrogates, as browsers do. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
/** An encoded, unencoded or malformed pair of a form body. */
const pair = fc
  .tuple(name, sign, value, fc.boolean())
  .map(([key, equals, text, isEncoded]) =>
    isEncoded ? `${encode(key)}${equals}${encode(text)}` : `${key}${equals}${text}`,
  );

it('answers any form body with a page or a redirect', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { maxLength: 12 }), async (pairs) => {
      const answer = await post(pairs.join('&'), form);
      expect([303, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 422) expect(answer.body).toMatch(/<\/html>$/);
    }),
  );
});

it('answers any JSON body with JSON', async () => {
  const fields = fc.dictionary(name, fc.jsonValue()).map((json) => JSON.stringify(json));
  const deep = fc.constant(`${'['.repeat(32_000)}${']'.repeat(32_000)}`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText(), fc.json(), fields, deep), async (json) => {
      const answer = await post(json, 'application/json');
      expect([200, 400]).toContain(answer.statusCode);
      expect(() => JSON.parse(answer.body)).not.toThrow();
    }),
  );
});

it('receives form values unchanged and returns them unchanged when the form is refused', async () => {
  const text = anyText(200).map((any) => any.toWellFormed());
  await fc.assert(
    fc.asyncProperty(text, async (message) => {
      const body = (email: string) => new URLSearchParams({ ...exampleMessage, email, message }).toString();
      expect((await post(body('zoe@shop.example'), form)).statusCode).toBe(303);
      expect(posts.at(-1)?.fields).toMatchObject({ message });
      const refused = await post(body('zoe@'), form);
      expect(refused.statusCode).toBe(422);
      // HTML normalizes line breaks and replaces NUL.
      const shown = message.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
      expect(load(refused.body)('textarea').text()).toBe(shown);
    }),
  );
});

it.each([
  ['65,536 field separators', '&'.repeat(65_536)],
  ['32,768 fields', 'a&'.repeat(32_768)],
  ['one field 9,000 times', 'email=&'.repeat(9_000)],
  ['incomplete percent-encoding', '%'.repeat(65_536)],
  ['line breaks', `message=${'%0A'.repeat(21_000)}`],
])('answers %s with the form, in a page of the usual length', async (_, body) => {
  const usual = await post('email=', form);
  const answer = await post(body, form);
  expect(answer.statusCode).toBe(422);
  expect(answer.body.length).toBeLessThan(usual.body.length + body.length * 2);
});
