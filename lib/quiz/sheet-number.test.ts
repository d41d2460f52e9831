import fc from 'fast-check';
import { readSheetNumber, type SheetAnswers, writeSheetNumber } from './sheet-number.ts';

const answersOf = (letter: 'C' | 'R', count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: count, maxLength: count })
    .map((choices): SheetAnswers => ({ letter, choices }));
const anyAnswers = fc.oneof(answersOf('C', 5), answersOf('R', 8));

test('a number consists of a letter, a digit per answer and a check digit, and can be read back', () => {
  expect(writeSheetNumber({ letter: 'C', choices: [1, 2, 0, 1, 3] })).toBe('C-23124-0');
  expect(writeSheetNumber({ letter: 'R', choices: [0, 0, 0, 0, 3, 3, 3, 3] })).toBe('R-11114444-0');
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(readSheetNumber(writeSheetNumber(answers))).toEqual(answers);
    }),
  );
});

test.each(['C-23124-0', 'c-23124-0', 'C231240', ' c 23124 0 ', 'C–23 124–0', 'C.23124.0'])(
  'accepts the spelling “%s”',
  (text) => {
    expect(readSheetNumber(text)).toEqual({ letter: 'C', choices: [1, 2, 0, 1, 3] });
  },
);

test('detects one wrong digit', () => {
  const slip = fc.record({ answers: anyAnswers, place: fc.nat(8), digit: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(slip, ({ answers, place, digit }) => {
      const number = writeSheetNumber(answers).replaceAll('-', '');
      const at = 1 + (place % (number.length - 1));
      fc.pre(number[at] !== String(digit));
      const wrong = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`;
      expect(readSheetNumber(wrong)).toEqual({ problem: 'digits' });
    }),
  );
});

test('detects two swapped digits, including the check digit', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(7), (answers, place) => {
      const digits = [...writeSheetNumber(answers).replaceAll('-', '').slice(1)];
      const at = place % (digits.length - 1);
      const [one = '', other = ''] = digits.slice(at, at + 2);
      fc.pre(one !== other);
      const wrong = [...digits.slice(0, at), other, one, ...digits.slice(at + 2)].join('');
      expect(readSheetNumber(`${answers.letter}${wrong}`)).toEqual({ problem: 'digits' });
    }),
  );
});

test.each([
  // Their check digits are right.
  ['C-00000-0', { problem: 'digits' }],
  ['C-55555-5', { problem: 'digits' }],
  ['C-111-9', { problem: 'length', letter: 'C', expected: 6, found: 4 }],
  ['R-2312-3124', { problem: 'length', letter: 'R', expected: 9, found: 8 }],
])('rejects %s: %j', (text, problem) => {
  expect(readSheetNumber(text)).toEqual(problem);
});

test.each(['', 'C', 'R2', 'cloud', 'C-231', 'backup 2024', '23124-0', 'D-23124-0', 'Canada 2026'])(
  '“%s” is a search term, not a sheet number',
  (text) => {
    expect(readSheetNumber(text)).toBeUndefined();
  },
);

test('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readSheetNumber(`C-${text}`)).not.toThrow();
    }),
  );
});

test('ignores words before a valid number', () => {
  const alone = readSheetNumber('C-12322-2');
  expect(alone).toHaveProperty('choices');
  for (const text of ['Field sheet C-12322-2', 'field sheet: c 12322 2', 'Feuille de terrain C-12322-2'])
    expect(readSheetNumber(text)).toEqual(alone);
  for (const text of ['Field sheet C-12322-3', 'Windows Server 2012', 'contact R 2'])
    expect(readSheetNumber(text)).toBeUndefined();
});
