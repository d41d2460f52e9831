import { excerpt } from './excerpt.ts';

test('returns a text that fits unchanged', () => {
  expect(excerpt('Halifax and its harbour.', 24)).toBe('Halifax and its harbour.');
});

test.each([
  ['between two words', 'Halifax and its harbour', 12, 'Halifax and…'],
  ['where a clause ends', 'Halifax and Dartmouth: plants and shops', 34, 'Halifax and Dartmouth…'],
  ['not at a clause that ends early', 'Halifax: plants and shops', 18, 'Halifax: plants…'],
  ['where a word ends exactly at the limit', 'Halifax and its harbour', 11, 'Halifax and…'],
  ['before a word that would be cut', 'Halifax and its harbour', 10, 'Halifax…'],
  ['inside a word only if the text has no other', 'x'.repeat(101), 100, `${'x'.repeat(100)}…`],
  ['never at a no-break space', 'Ouvert de 9\u00a0h à 17\u00a0h', 18, 'Ouvert de 9\u00a0h à…'],
])('cuts %s', (_, text, maxLength, expected) => {
  expect(excerpt(text, maxLength)).toBe(expected);
});

test.each([
  'Halifax, its harbour',
  'Halifax. Its harbour',
  'Halifax\u00a0: son port',
  'Halifax\u00a0– son port',
])('drops the punctuation before the ellipsis: %s', (text) => {
  expect(excerpt(text, 10)).toBe('Halifax…');
});
