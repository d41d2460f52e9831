import { excerpt } from './excerpt.ts';

test('returns a text that fits unchanged', () => {
  expect(excerpt('x'.repeat(100), 100)).toBe('x'.repeat(100));
});

test('cuts a text one character too long at the limit, with an ellipsis', () => {
  expect(excerpt('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
});

test('trims the space before the ellipsis', () => {
  expect(excerpt('Halifax and its harbour', 8)).toBe('Halifax…');
});

const sentence = (length: number, letter: string) => `${letter.repeat(length - 1)}.`;

test.each([60, 99, 100])('ends at a sentence of %i characters', (length) => {
  expect(excerpt(`${sentence(length, 'A')} ${sentence(60, 'B')}`, 100)).toBe(sentence(length, 'A'));
});

test.each([59, 101])('does not end at a sentence of %i characters', (length) => {
  const text = `${sentence(length, 'A')} ${sentence(60, 'B')}`;
  expect(excerpt(text, 100)).toBe(`${text.slice(0, 100).trimEnd()}…`);
});

test('ends at the last sentence that fits', () => {
  const text = `${sentence(30, 'A')} ${sentence(40, 'B')} ${sentence(20, 'C')} ${sentence(40, 'D')}`;
  expect(excerpt(text, 100)).toBe(text.slice(0, 92));
});

test.each(['a law firm on the French side of St. Boniface', 'at 7 a.m. or midnight', 'in 1.5 hours'])(
  'does not take the full stop in "%s" for a sentence end',
  (piece) => {
    const text = `${'x'.repeat(60)} ${piece}, ${'y'.repeat(100)}`;
    expect(excerpt(text, 110)).toBe(`${text.slice(0, 110).trimEnd()}…`);
  },
);
