import { readSheetHash, sheetHash } from './sheet-hash.ts';

const optionsOf = (count: number) => Array.from({ length: count }, () => ['best', 'good', 'poor', 'worst']);
const check = { position: 6, answers: ['good', 'poor', 'best', 'good', 'worst'] };
const assessment = { position: 9, answers: [...Array(4).fill('best'), ...Array(4).fill('worst')] };

test.each([
  ['opens the finished check', sheetHash('C-23124-0'), check, undefined],
  ['opens the finished assessment', sheetHash('R-11114444-0'), undefined, assessment],
  ['with a wrong digit is reported by its quiz', '#sheet-C-23124-1', 'unreadable', undefined],
  ['of a wrong length is reported by its quiz', '#sheet-R-1', undefined, 'unreadable'],
  ['of no quiz is reported by the check', '#sheet-what', 'unreadable', undefined],
  ['is none if it is empty', '', undefined, undefined],
  ['is none if it leads elsewhere', '#contact', undefined, undefined],
  ['is none without a number', '#sheet', undefined, undefined],
  ['is none without its prefix', '#C-23124-0', undefined, undefined],
])('a hash %s: %s', (_, hash, inCheck, inAssessment) => {
  const read = [readSheetHash(hash, 'C', optionsOf(5)), readSheetHash(hash, 'R', optionsOf(8))];
  expect(read).toEqual([inCheck, inAssessment]);
});

test('rejects a number whose length does not match the quiz', () => {
  expect(readSheetHash('#sheet-C-23124-0', 'C', optionsOf(6))).toBe('unreadable');
});
