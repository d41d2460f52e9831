import { parseNamedPages } from './named-page.ts';

const halifax = {
  title: 'IT Services in Halifax',
  path: '/locations/halifax',
  kind: 'locations',
  names: ['Halifax'],
};

test('accepts a list of named pages', () => {
  expect(parseNamedPages([halifax])).toEqual([halifax]);
});

test.each([
  [null],
  [{ pages: [halifax] }],
  [[null]],
  [[{ ...halifax, title: 7 }]],
  [[{ ...halifax, path: undefined }]],
  [[{ ...halifax, kind: 'towns' }]],
  [[{ ...halifax, names: 'Halifax' }]],
  [[{ ...halifax, names: [1] }]],
  [[{ ...halifax, names: ['Halifax', 1] }]],
  [[halifax, null]],
  [['Halifax']],
])('rejects %j', (value) => {
  expect(() => parseNamedPages(value)).toThrow('Expected a list of pages');
});
