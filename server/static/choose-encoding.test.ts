import { chooseEncoding } from './choose-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['xbr', undefined],
  ['br;q=no', undefined],
  ['', undefined],
  [undefined, undefined],
])('chooses for "%s": %s', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('ignores the rest of a header longer than any browser sends', () => {
  expect(chooseEncoding(`${'x, '.repeat(50)}br`, ['br'])).toBe('br');
  expect(chooseEncoding(`${'x, '.repeat(4000)}br`, ['br'])).toBeUndefined();
});

test('chooses only available copies', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBeUndefined();
});
