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
