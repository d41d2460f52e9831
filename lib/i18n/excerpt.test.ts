import { excerpt } from './excerpt.ts';

test.each([
  ['keeps a text that fits', 'Halifax and its harbour', 23, 'Halifax and its harbour'],
  ['cuts after a word that ends at the limit', 'Halifax and its harbour', 15, 'Halifax and its…'],
  ['never cuts a word', 'Halifax and its harbour', 14, 'Halifax and…'],
  ['drops the comma before the ellipsis', 'Halifax, Dartmouth', 12, 'Halifax…'],
  ['drops the full stop before the ellipsis', 'Within 2 hours. On site.', 16, 'Within 2 hours…'],
  ['drops the dash before the ellipsis', 'Halifax – at any hour', 10, 'Halifax…'],
  ['keeps words together that a no-break space joins', 'in 2\u00a0to\u00a04\u00a0hours', 10, 'in…'],
  ['cuts a single long word at the limit', 'Anticonstitutionnellement', 6, 'Antico…'],
])('%s', (_, text, maxLength, expected) => {
  expect(excerpt(text, maxLength)).toBe(expected);
});
