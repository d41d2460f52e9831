import { excerpt } from './excerpt.ts';

test('a text that fits stays as it is', () => {
  expect(excerpt('x'.repeat(100), 100)).toBe('x'.repeat(100));
});

test('one character more is cut to the limit, with an ellipsis', () => {
  expect(excerpt('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
});

test('no blank stands before the ellipsis', () => {
  expect(excerpt('Halifax and its harbour', 8)).toBe('Halifax…');
});

const sentence = (length: number, letter: string) => `${letter.repeat(length - 1)}.`;

test.each([60, 99, 100])('a sentence that ends after %i characters ends the excerpt', (length) => {
  expect(excerpt(`${sentence(length, 'A')} ${sentence(60, 'B')}`, 100)).toBe(sentence(length, 'A'));
});

test.each([59, 101])('one that ends after %i characters does not', (length) => {
  const text = `${sentence(length, 'A')} ${sentence(60, 'B')}`;
  expect(excerpt(text, 100)).toBe(`${text.slice(0, 100).trimEnd()}…`);
});

test('the last of several sentences that fit ends it', () => {
  const text = `${sentence(30, 'A')} ${sentence(40, 'B')} ${sentence(20, 'C')} ${sentence(40, 'D')}`;
  expect(excerpt(text, 100)).toBe(text.slice(0, 92));
});

test.each(['a law firm on the French side of St. Boniface', 'at 7 a.m. or midnight', 'in 1.5 hours'])(
  'a full stop inside "%s" ends nothing',
  (piece) => {
    const text = `${'x'.repeat(60)} ${piece}, ${'y'.repeat(100)}`;
    expect(excerpt(text, 110)).toBe(`${text.slice(0, 110).trimEnd()}…`);
  },
);
