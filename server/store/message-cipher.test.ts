import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { createMessageCipher } from './message-cipher.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const text = '{"firstName":"Amélie","message":"🥐"}';
const context = 'message 1';

it('decrypts any text that it encrypted', () => {
  const cipher = createMessageCipher([first]);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (any) => cipher.decrypt(cipher.encrypt(any, context), context) === any,
    ),
  );
});

it('encrypts the same text differently each time', () => {
  const cipher = createMessageCipher([first]);
  const [one, two] = [cipher.encrypt(text, context), cipher.encrypt(text, context)];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^aes256gcm\.[0-9a-f]{12}\.[\w-]+$/);
  expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').includes('Am')).toBe(false);
});

it('decrypts with a former key, and encrypts with the first one', () => {
  const before = createMessageCipher([first]);
  const after = createMessageCipher([second, first]);
  expect(after.decrypt(before.encrypt(text, context), context)).toBe(text);
  expect(createMessageCipher([second]).decrypt(after.encrypt(text, context), context)).toBe(text);
  expect([after.hasKey(before.keyId ?? ''), before.hasKey(after.keyId ?? '')]).toEqual([true, false]);
});

it('names the missing key', () => {
  const before = createMessageCipher([first]);
  const stored = before.encrypt(text, context);
  const missing = `encrypted with the key ${before.keyId}, which MESSAGE_KEYS does not hold`;
  expect(() => createMessageCipher([second]).decrypt(stored, context)).toThrow(missing);
  expect(() => createMessageCipher([]).decrypt(stored, context)).toThrow(missing);
});

it('rejects altered text and text from another context', () => {
  const cipher = createMessageCipher([first]);
  const stored = cipher.encrypt(text, context);
  const end = stored.endsWith('A') ? 'B' : 'A';
  expect(() => cipher.decrypt(stored.slice(0, -4) + end + stored.slice(-3), context)).toThrow('altered');
  expect(() => cipher.decrypt(stored.slice(0, 40), context)).toThrow('altered');
  expect(() => cipher.decrypt(stored, 'message 2')).toThrow('altered');
});

it('keeps plain text without a key, and returns plain text with one', () => {
  const without = createMessageCipher([]);
  expect(without.keyId).toBeUndefined();
  expect(without.encrypt(text, context)).toBe(text);
  expect(createMessageCipher([first]).decrypt(text, context)).toBe(text);
});

it('digests deterministically, and differently with each key', () => {
  const digests = [[], [first], [second]].map((keys) => createMessageCipher(keys).digest(text));
  expect(new Set(digests).size).toBe(3);
  expect(createMessageCipher([first, second]).digest(text)).toBe(digests[1]);
  expect(createMessageCipher([first]).digest(`${text}!`)).not.toBe(digests[1]);
});
