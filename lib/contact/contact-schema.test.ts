import fc from 'fast-check';
import { byContactField, contactFieldNames } from './contact-fields.ts';
import { type ContactMessage, contactSchema, fieldSchema } from './contact-schema.ts';

const messages = {
  firstName: 'first name too short',
  lastName: 'last name too short',
  email: 'not an address',
  service: 'not a choice',
  tooLong: 'at most {max}, not {count}',
  invalid: 'not a text',
  unknown: 'unknown field',
};
const schema = contactSchema(messages, 'en');
const message: ContactMessage = {
  ...byContactField(() => 'another field'),
  firstName: 'Zoë',
  lastName: 'Tremblay',
  email: 'zoe@shop.example',
  phone: '416-555-0100',
  company: 'Shop',
  service: 'cybersecurity',
  message: 'Hello',
};

function mistakesOf(input: unknown): [string, string][] {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

it('accepts a complete message unchanged', () => {
  expect(schema.parse(message)).toEqual(message);
});

it('fills in empty strings for missing optional fields', () => {
  const { firstName, lastName, email } = message;
  expect(schema.parse({ firstName, lastName, email })).toEqual({
    ...byContactField(() => ''),
    ...{ firstName, lastName, email },
  });
});

it.each([
  ['a first name of one letter', { firstName: 'Z' }, 'firstName', 'first name too short'],
  ['a first name of one letter and spaces', { firstName: '  Z  ' }, 'firstName', 'first name too short'],
  ['an empty first name', { firstName: '' }, 'firstName', 'first name too short'],
  ['a first name of spaces', { firstName: '  ' }, 'firstName', 'first name too short'],
  [
    'a first name of invisible characters',
    { firstName: '\u200b\u2060\u3164\u115f' },
    'firstName',
    'first name too short',
  ],
  ['one letter among invisible characters', { lastName: 'Z\u200d\ufe0f' }, 'lastName', 'last name too short'],
  ['a first name of one Chinese character', { firstName: '李' }, 'firstName', 'first name too short'],
  ['a last name of one rare Chinese character', { lastName: '𠮷' }, 'lastName', 'last name too short'],
  ['a last name of one letter and its accent', { lastName: 'e\u0301' }, 'lastName', 'last name too short'],
  ['a last name of one joined emoji', { lastName: '👩🏽‍💻' }, 'lastName', 'last name too short'],
  ['a first name that is not a string', { firstName: null }, 'firstName', 'first name too short'],
  ['an empty last name', { lastName: '' }, 'lastName', 'last name too short'],
  ['an incomplete address', { email: 'zoe@' }, 'email', 'not an address'],
  ['an empty address', { email: '' }, 'email', 'not an address'],
  ['an unknown service', { service: 'plumbing' }, 'service', 'not a choice'],
  ['a phone that is a number', { phone: 4165550100 }, 'phone', 'not a text'],
  ['a message that is a list', { message: ['Hello'] }, 'message', 'not a text'],
  ['101 letters of first name', { firstName: 'x'.repeat(101) }, 'firstName', 'at most 100, not 101'],
  ['101 letters of last name', { lastName: 'x'.repeat(101) }, 'lastName', 'at most 100, not 101'],
  ['255 characters of address', { email: `${'x'.repeat(245)}@a.example` }, 'email', 'at most 254, not 255'],
  ['41 digits of phone', { phone: '1'.repeat(41) }, 'phone', 'at most 40, not 41'],
  ['201 letters of company', { company: 'x'.repeat(201) }, 'company', 'at most 200, not 201'],
  ['65 kB of line breaks', { message: '\n'.repeat(65_000) }, 'message', 'at most 5,000, not 65,000'],
  ['5,001 letters of message', { message: 'x'.repeat(5001) }, 'message', 'at most 5,000, not 5,001'],
])('reports %s', (_, change, field, words) => {
  expect(mistakesOf({ ...message, ...change })).toEqual([[field, words]]);
});

it.each([
  [
    { firstName: '小明', lastName: '𠮷野' },
    { firstName: '小明', lastName: '𠮷野' },
  ],
  [{ email: 'zoe@shop\u200b.example' }, { email: 'zoe@shop.example' }],
  [{ email: 'Zoë <mailto:zoe@shop.example>' }, { email: 'zoe@shop.example' }],
  [{ phone: '\u202d416-555-0100\u202c' }, { phone: '416-555-0100' }],
  [{ company: 'Shop\u00ad\ufeff Inc.' }, { company: 'Shop Inc.' }],
])('accepts %j as %j', (change, expected) => {
  expect(schema.parse({ ...message, ...change })).toMatchObject(expected);
});

it('formats counts in the language of the form', () => {
  const { error } = contactSchema(messages, 'fr').safeParse({ ...message, message: 'x'.repeat(5001) });
  expect(error?.issues.map((issue) => issue.message)).toEqual(['at most 5\u00a0000, not 5\u00a0001']);
});

it('accepts each field at its limit', () => {
  const longest = {
    firstName: 'x'.repeat(100),
    lastName: 'x'.repeat(100),
    phone: '1'.repeat(40),
    company: 'x'.repeat(200),
    message: 'x'.repeat(5000),
  };
  expect(schema.parse({ ...message, ...longest })).toMatchObject(longest);
});

it('reports every missing field', () => {
  expect(mistakesOf({})).toEqual([
    ['firstName', 'first name too short'],
    ['lastName', 'last name too short'],
    ['email', 'not an address'],
  ]);
});

it('rejects an unknown field', () => {
  expect(mistakesOf({ ...message, admin: 'yes' })).toEqual([['', 'unknown field']]);
});

it.each([
  ['null', null],
  ['a string', 'text'],
  ['a list', [message]],
])('rejects %s as a message', (_, input) => {
  expect(mistakesOf(input)).toEqual([['', 'not a text']]);
});

it('removes line breaks and control characters from lines', () => {
  const hostile = {
    ...message,
    firstName: 'Zoë\r\nBcc: x@y.example\u0000\u001b[31m',
    company: 'A\u0085B\u2028C',
  };
  expect(schema.parse(hostile)).toMatchObject({ firstName: 'Zoë Bcc: x@y.example [31m', company: 'A B C' });
});

it('keeps line breaks and indentation in the message, but no other control characters', () => {
  const text = '\r\n\r\nHello\u0000\r\n\r\n  - one\r\t- two\u001b\n\n';
  expect(schema.parse({ ...message, message: text }).message).toBe('Hello\n\n  - one\n - two');
});

it('keeps accents and emoji, and replaces a lone surrogate', () => {
  const text = 'Ça marche 🍁 👩🏽‍💻 \ud83d!';
  expect(schema.parse({ ...message, message: text }).message).toBe('Ça marche 🍁 👩🏽‍💻 \ufffd!');
});

it('replaces a tab with one space, so that no message outgrows its limit', () => {
  const text = `${'\tx'.repeat(20)}${'x'.repeat(4955)}`;
  expect(schema.parse({ ...message, message: text }).message).toBe(text.replaceAll('\t', ' '));
});

it('applies limits after cleaning', () => {
  expect(schema.parse({ ...message, message: 'x\r\n'.repeat(2500) }).message).toHaveLength(4999);
});

it('does not process a message of more than twice the limit', () => {
  const replace = jest.spyOn(String.prototype, 'replace');
  mistakesOf({ ...message, message: '\n'.repeat(10_001) });
  const longest = Math.max(...replace.mock.contexts.map((text) => String(text).length));
  replace.mockRestore();
  expect(longest).toBeLessThan(100);
});

it('never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ firstName: fc.anything(), message: fc.anything() })),
      (input) => {
        expect(typeof schema.safeParse(input).success).toBe('boolean');
      },
    ),
  );
});

it('cleaning is idempotent', () => {
  const line = fc.string({ unit: 'binary', maxLength: 60 });
  const valid = fc.record({
    firstName: line.map((text) => `Zo${text}`),
    lastName: line.map((text) => `${text}Li`),
    email: fc.constant('zoe@shop.example'),
    phone: fc.string({ unit: 'binary', maxLength: 30 }),
    company: line,
    service: fc.constantFrom('', 'other'),
    message: fc.string({ unit: 'binary', maxLength: 500 }),
  });
  fc.assert(
    fc.property(valid, (input) => {
      const clean = schema.parse(input);
      expect(schema.parse(clean)).toEqual(clean);
      expect(Object.keys(clean)).toEqual(contactFieldNames);
    }),
  );
});

it('an optional field may be empty, but what is written is validated', () => {
  const title = fieldSchema({ name: 'title', kind: 'line', minLength: 2, maxLength: 9 }, messages, 'en');
  const billing = fieldSchema({ name: 'billing', kind: 'email', maxLength: 99 }, messages, 'en');
  const accepted = (values: readonly unknown[]) => values.map((value) => title.safeParse(value).success);
  expect(accepted([undefined, '', '  ', 'X', 'XY'])).toEqual([true, true, true, false, true]);
  expect(['', 'zoe@', 'zoe@shop.example'].map((value) => billing.safeParse(value).success)).toEqual([
    true,
    false,
    true,
  ]);
});

it('a required choice may not be empty', () => {
  const rules = { name: 'service', kind: 'choice', required: true, options: ['other'] } as const;
  const chosen = fieldSchema(rules, messages, 'en');
  const accepted = ['other', '', undefined, 'plumbing'].map((value) => chosen.safeParse(value).success);
  expect(accepted).toEqual([true, false, false, false]);
});
