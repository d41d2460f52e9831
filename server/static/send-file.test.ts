import { parseRange } from './send-file.ts';

test.each([
  ['bytes=0-8', { first: 0, last: 8 }],
  ['bytes=5-', { first: 5, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=8-5', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-8', undefined],
  ['bytes=0-1e3', undefined],
])('of 100 bytes, %s selects %j', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('an empty file cannot satisfy a range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
});
