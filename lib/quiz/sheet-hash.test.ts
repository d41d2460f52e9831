import { readSheetHash, sheetHash } from './sheet-hash.ts';

const options = Array.from({ length: 5 }, () => ['best', 'good', 'poor', 'worst']);
const read = (hash: string, letter: 'C' | 'R' = 'C') => readSheetHash(hash, letter, options);

test('a hash with a number opens the finished quiz', () => {
  expect(read(sheetHash('C-23124-0'))).toEqual({
    position: 6,
    answers: ['good', 'poor', 'best', 'good', 'worst'],
  });
});

test.each(['', '#contact', '#sheet', '#C-23124-0'])('“%s” is not a sheet', (hash) => {
  expect(read(hash)).toBeUndefined();
});

test('ignores the sheet of the other quiz', () => {
  expect(read('#sheet-C-23124-0', 'R')).toBeUndefined();
  expect(read('#sheet-R-11114444-0', 'C')).toBeUndefined();
});

test('exactly one quiz reports an invalid number', () => {
  expect([read('#sheet-C-23124-1'), read('#sheet-C-23124-1', 'R')]).toEqual(['unreadable', undefined]);
  expect([read('#sheet-R-1'), read('#sheet-R-1', 'R')]).toEqual([undefined, 'unreadable']);
  expect([read('#sheet-what'), read('#sheet-what', 'R')]).toEqual(['unreadable', undefined]);
});

test('rejects a number whose length does not match the quiz', () => {
  expect(readSheetHash('#sheet-C-23124-0', 'C', [...options, ['best']])).toBe('unreadable');
});
