import { listComments, withoutComments } from './list-comments.ts';

test('removes comments and the white space after them', () => {
  expect(withoutComments('# A\n\n<!-- one\ntwo -->\n\nText <!--three--> here')).toBe('# A\n\nText here');
});

test('keeps an unclosed comment and a text without comments', () => {
  expect(withoutComments('A <!-- b')).toBe('A <!-- b');
  expect(withoutComments('A')).toBe('A');
});

test('lists comments with their text and position', () => {
  expect(listComments('A <!-- Sample: b\nc -->')).toEqual([{ start: 2, end: 22, text: 'Sample: b\nc' }]);
});
