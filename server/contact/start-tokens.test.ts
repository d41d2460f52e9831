import { createStartTokens } from './start-tokens.ts';

let now = Date.parse('2026-03-02T15:00:00Z');
const clock = () => now;
const tokens = createStartTokens(Buffer.from('one secret'), clock);

it('tells how long ago it was issued, on any machine with the same secret', () => {
  const token = tokens.issue();
  now += 12_500;
  expect(createStartTokens(Buffer.from('one secret'), clock).secondsSince(token)).toBe(12.5);
});

it('is good for a day, and not before it was issued', () => {
  const token = tokens.issue();
  now += 24 * 3_600_000;
  expect(tokens.secondsSince(token)).toBe(86_400);
  now += 1;
  expect(tokens.secondsSince(token)).toBeUndefined();
  now -= 25 * 3_600_000;
  expect(tokens.secondsSince(token)).toBeUndefined();
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one of another secret', createStartTokens(Buffer.from('another'), clock).issue()],
  ['one with another time', tokens.issue().replace(/^\d/, '1.')],
  ['one with half a signature', tokens.issue().slice(0, -1)],
  ['one with more after it', `${tokens.issue()}x`],
])('tells nothing about %s', (_, token) => {
  expect(tokens.secondsSince(token)).toBeUndefined();
});
