import { listComments, withoutComments } from './list-comments.ts';

test('takes comments and the blanks after them out', () => {
  expect(withoutComments('# A\n\n<!-- one\ntwo -->\n\nText <!--three--> here')).toBe('# A\n\nText here');
});

test('leaves a comment that does not end, and a text without any', () => {
  expect(withoutComments('A <!-- b')).toBe('A <!-- b');
  expect(withoutComments('A')).toBe('A');
});

test('tells what comments say, and where', () => {
  expect(listComments('A <!-- Sample: b\nc -->')).toEqual([{ start: 2, end: 22, text: 'Sample: b\nc' }]);
});
