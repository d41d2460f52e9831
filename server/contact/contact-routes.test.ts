import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import {
  contactFieldNames,
  honeypotField,
  languageField,
  secondsField,
} from '../../lib/contact/contact-fields.ts';
import { contactSchema } from '../../lib/contact/contact-schema.ts';
import { contactPage } from '../testing/contact-page.ts';
import { exampleMessage } from '../testing/example-message.ts';
import { readWords } from '../words/read-words.ts';
import { contactRoutes } from './contact-routes.ts';
import { compileFormPage } from './form-page.ts';
import type { Post } from './receive-message.ts';

const words = readWords('content').forms;
const render = compileFormPage(contactPage);

let app: FastifyInstance;
let posts: Post[];
let failures: unknown[];

beforeAll(async () => {
  app = fastify();
  await app.register(
    contactRoutes({
      pipeline: {
        schema: (language) => contactSchema(words[language].messages, language),
        consumeRateLimit: async () => undefined,
        inspect: async (_, post) => {
          posts.push(post);
          return {
            language: post.language,
            spam: { score: 0, reasons: [] },
            isHeld: false,
            textDigest: undefined,
          };
        },
        store: async () => 'stored',
        onFailure: (error) => failures.push(error),
      },
      words,
      formPage: () => ({ render, policy: "default-src 'self'" }),
      publicHost: 'www.tamarackit.example',
      countResponse: () => {},
    }),
  );
});
beforeEach(() => {
  posts = [];
  failures = [];
});
afterAll(() => app.close());

const post = (body: string, type: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: body,
    headers: { 'content-type': type, ...headers },
  });
const form = 'application/x-www-form-urlencoded';

const name = fc.oneof(
  fc.constantFrom(
    ...contactFieldNames,
    honeypotField,
    languageField,
    secondsField,
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.string(),
);
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'zoe@shop.example', '%00', '%E0%A4%A', '\n'),
);
/** Encoded, unencoded and malformed form bodies. */
const formBody = fc
  .array(
    fc
      .tuple(name, fc.constantFrom('=', '', '==', '[]=', '%5B%5D='), value, fc.boolean())
      .map(([key, sign, text, isEncoded]) =>
        isEncoded ? `${encode(key)}${sign}${encode(text)}` : `${key}${sign}${text}`,
      ),
    { maxLength: 12 },
  )
  .map((pairs) => pairs.join('&'));

/** Replaces lone surrogates, as browsers do. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** The text of the first element with this tag name. */
function textOf(node: DefaultTreeAdapterTypes.ParentNode, tagName: string): string | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const text = child.childNodes.flatMap((inner) => ('value' in inner ? inner.value : [])).join('');
    const found = child.tagName === tagName ? text : textOf(child, tagName);
    if (found !== undefined) return found;
  }
  return undefined;
}

it('answers any form body with a page or a redirect and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(formBody, async (body) => {
      const answer = await post(body, form);
      expect([303, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 422) expect(answer.body).toMatch(/<\/html>$/);
    }),
    { numRuns: 300 },
  );
  expect(failures).toEqual([]);
});

it('answers any JSON body with JSON and never fails', async () => {
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.dictionary(name, fc.jsonValue()).map((json) => JSON.stringify(json)),
  );
  await fc.assert(
    fc.asyncProperty(body, async (json) => {
      const answer = await post(json, 'application/json');
      expect([200, 400]).toContain(answer.statusCode);
      expect(() => JSON.parse(answer.body)).not.toThrow();
    }),
    { numRuns: 300 },
  );
  expect(failures).toEqual([]);
});

it('receives form values unchanged and returns them unchanged when the form is refused', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 }).map((any) => any.toWellFormed());
  await fc.assert(
    fc.asyncProperty(text, async (message) => {
      posts = [];
      const body = (email: string) => new URLSearchParams({ ...exampleMessage, email, message }).toString();
      expect((await post(body('zoe@shop.example'), form)).statusCode).toBe(303);
      expect(posts).toHaveLength(1);
      expect(posts[0]?.fields).toMatchObject({ message });
      const refused = await post(body('zoe@'), form);
      expect(refused.statusCode).toBe(422);
      // HTML normalizes line breaks and replaces NUL.
      const shown = message.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
      expect(textOf(parse(refused.body), 'textarea')).toBe(shown);
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

it('answers JSON that is nested 32,000 levels deep', async () => {
  const answer = await post(`${'['.repeat(32_000)}${']'.repeat(32_000)}`, 'application/json');
  expect(answer.statusCode).toBe(400);
});
