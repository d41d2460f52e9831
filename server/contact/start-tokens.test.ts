import { createStartTokens } from './start-tokens.ts';

let now = Date.parse('2026-03-02T15:00:00Z');
const clock = () => now;
const tokens = createStartTokens(Buffer.from('one secret'), clock);

it('measures the time since a token was issued on any server with the same secret', () => {
  const token = tokens.issue();
  now += 12_500;
  expect(createStartTokens(Buffer.from('one secret'), clock).secondsSince(token)).toBe(12.5);
});

it('accepts a token for a day and not before it was issued', () => {
  const token = tokens.issue();
  now += 24 * 3_600_000;
  expect(tokens.secondsSince(token)).toBe(86_400);
  now += 1;
  expect(tokens.secondsSince(token)).toBeUndefined();
  now -= 25 * 3_600_000;
  expect(tokens.secondsSince(token)).toBeUndefined();
});

it.each([
  ['a missing token', undefined],
  ['an empty token', ''],
  ['a token of another secret', createStartTokens(Buffer.from('another'), clock).issue()],
  ['a token with another time', tokens.issue().replace(/^\d/, '1.')],
  ['a token with a truncated signature', tokens.issue().slice(0, -1)],
  ['a token with a suffix', `${tokens.issue()}x`],
])('rejects %s', (_, token) => {
  expect(tokens.secondsSince(token)).toBeUndefined();
});
