import { readSheetHash, sheetHash } from './sheet-address.ts';

const options = Array.from({ length: 5 }, () => ['best', 'good', 'poor', 'worst']);
const read = (hash: string, letter: 'C' | 'R' = 'C') => readSheetHash(hash, letter, options);

test('an address with a number opens the finished quiz', () => {
  expect(read(sheetHash('C-23124-0'))).toEqual({
    position: 6,
    answers: ['good', 'poor', 'best', 'good', 'worst'],
  });
});

test.each(['', '#contact', '#sheet', '#C-23124-0'])('“%s” asks for no sheet', (hash) => {
  expect(read(hash)).toBeUndefined();
});

test('the sheet of one quiz is nothing to the other', () => {
  expect(read('#sheet-C-23124-0', 'R')).toBeUndefined();
  expect(read('#sheet-R-11114444-0', 'C')).toBeUndefined();
});

test('a number that was never given out is answered by one quiz, not by both', () => {
  expect([read('#sheet-C-23124-1'), read('#sheet-C-23124-1', 'R')]).toEqual(['unreadable', undefined]);
  expect([read('#sheet-R-1'), read('#sheet-R-1', 'R')]).toEqual([undefined, 'unreadable']);
  expect([read('#sheet-what'), read('#sheet-what', 'R')]).toEqual(['unreadable', undefined]);
});

test('a quiz with other questions than the number has digits is not finished by it', () => {
  expect(readSheetHash('#sheet-C-23124-0', 'C', [...options, ['best']])).toBe('unreadable');
});
