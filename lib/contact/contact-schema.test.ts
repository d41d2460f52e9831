import fc from 'fast-check';
import { byContactField, contactFieldNames } from './contact-fields.ts';
import { type ContactMessage, contactSchema, fieldSchema } from './contact-schema.ts';
import { anyText } from './testing/any-text.ts';

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
  ['a first name of one letter and spaces', { firstName: '  Z  ' }, 'firstName', 'first name too short'],
  ['an empty first name', { firstName: '' }, 'firstName', 'first name too short'],
  ['a first name of one Chinese character', { firstName: '李' }, 'firstName', 'first name too short'],
  ['a first name that is not a string', { firstName: null }, 'firstName', 'first name too short'],
  ['one letter among invisible characters', { lastName: 'Z\u200d\ufe0f' }, 'lastName', 'last name too short'],
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
  ['an unknown field', { admin: 'yes' }, '', 'unknown field'],
])('reports %s', (_, change, field, words) => {
  expect(mistakesOf({ ...message, ...change })).toEqual([[field, words]]);
});

it.each([
  ['firstName', '小明'],
  ['lastName', '𠮷野'],
  ['firstName', 'Zoë\r\nBcc: x@y.example\u0000\u001b[31m', 'Zoë Bcc: x@y.example [31m'],
  ['email', 'Zoë <mailto:zoe@shop.example>', 'zoe@shop.example'],
  ['phone', '\u202d416-555-0100\u202c', '416-555-0100'],
  ['company', 'Shop\u00ad\ufeff\u2028Inc.', 'Shop Inc.'],
  ['message', '\r\n\r\nHello\u0000\r\n\r\n  - one\r\t- two\u001b\n\n', 'Hello\n\n  - one\n - two'],
  ['message', 'Ça marche 🍁 👩🏽‍💻 \ud83d!', 'Ça marche 🍁 👩🏽‍💻 \ufffd!'],
])('accepts the %s %j, cleaned', (field, value, expected = value) => {
  expect(schema.parse({ ...message, [field]: value })).toMatchObject({ [field]: expected });
});

it('applies limits to what is left, where a line break and a tab are one character', () => {
  const lengthOf = (text: string) => schema.parse({ ...message, message: text }).message.length;
  expect([lengthOf('x\r\n'.repeat(2500)), lengthOf('\tx'.repeat(2500))]).toEqual([4999, 5000]);
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

it.each([
  ['null', null],
  ['a string', 'text'],
  ['a list', [message]],
])('rejects %s as a message', (_, input) => {
  expect(mistakesOf(input)).toEqual([['', 'not a text']]);
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
  const line = anyText(60);
  const valid = fc.record({
    firstName: line.map((text) => `Zo${text}`),
    lastName: line.map((text) => `${text}Li`),
    email: fc.constant('zoe@shop.example'),
    phone: anyText(30),
    company: line,
    service: fc.constantFrom('', 'other'),
    message: anyText(500),
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
