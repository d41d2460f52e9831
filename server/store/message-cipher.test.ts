import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { createMessageCipher } from './message-cipher.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const text = '{"firstName":"Amélie","message":"🥐"}';
const place = 'message 1';

it('opens what it sealed, whatever the text', () => {
  const cipher = createMessageCipher([first]);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (any) => cipher.decrypt(cipher.encrypt(any, place), place) === any,
    ),
  );
});

it('seals the same text differently each time, and shows nothing of it', () => {
  const cipher = createMessageCipher([first]);
  const [one, two] = [cipher.encrypt(text, place), cipher.encrypt(text, place)];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^aes256gcm\.[0-9a-f]{12}\.[\w-]+$/);
  expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').includes('Am')).toBe(false);
});

it('opens what an earlier key sealed, and seals with the first one', () => {
  const before = createMessageCipher([first]);
  const after = createMessageCipher([second, first]);
  expect(after.decrypt(before.encrypt(text, place), place)).toBe(text);
  expect(createMessageCipher([second]).decrypt(after.encrypt(text, place), place)).toBe(text);
  expect([after.hasKey(before.keyId ?? ''), before.hasKey(after.keyId ?? '')]).toEqual([true, false]);
});

it('names the key that is missing', () => {
  const before = createMessageCipher([first]);
  const stored = before.encrypt(text, place);
  const missing = `encrypted with the key ${before.keyId}, which MESSAGE_KEYS does not hold`;
  expect(() => createMessageCipher([second]).decrypt(stored, place)).toThrow(missing);
  expect(() => createMessageCipher([]).decrypt(stored, place)).toThrow(missing);
});

it('opens nothing that was altered or moved to another place', () => {
  const cipher = createMessageCipher([first]);
  const stored = cipher.encrypt(text, place);
  const end = stored.endsWith('A') ? 'B' : 'A';
  expect(() => cipher.decrypt(stored.slice(0, -4) + end + stored.slice(-3), place)).toThrow('altered');
  expect(() => cipher.decrypt(stored.slice(0, 40), place)).toThrow('altered');
  expect(() => cipher.decrypt(stored, 'message 2')).toThrow('altered');
});

it('leaves text as it is without a key, and opens such text with one', () => {
  const without = createMessageCipher([]);
  expect(without.keyId).toBeUndefined();
  expect(without.encrypt(text, place)).toBe(text);
  expect(createMessageCipher([first]).decrypt(text, place)).toBe(text);
});

it('digests the same text to the same digest, another one for each key', () => {
  const digests = [[], [first], [second]].map((keys) => createMessageCipher(keys).digest(text));
  expect(new Set(digests).size).toBe(3);
  expect(createMessageCipher([first, second]).digest(text)).toBe(digests[1]);
  expect(createMessageCipher([first]).digest(`${text}!`)).not.toBe(digests[1]);
});
