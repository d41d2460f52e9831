import fc from 'fast-check';
import { buildWalls, choiceIndexes, wallStates } from './build-walls.ts';
import { readSheetHash, sheetHash } from './sheet-hash.ts';
import { writeSheetNumber } from './sheet-number.ts';

// Their names, remedies and order on the sheet: e2e/field-sheet.spec.ts.
const questions = ['Updates', 'Rules', 'Access', 'Backups', 'Training'].map((wall) => ({
  wall,
  closes: `Close ${wall}`,
  service: 'cybersecurity-compliance',
  options: ['a', 'b', 'c', 'd'].map((value) => ({ value, label: `${wall} ${value}` })),
}));

test('the sheet number restores the same walls', () => {
  const anyAnswers = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const number = writeSheetNumber({ letter: 'C', choices: choiceIndexes(questions, answers) });
      const options = questions.map((question) => question.options.map(({ value }) => value));
      const read = readSheetHash(sheetHash(number), 'C', options);
      expect(read).toEqual({ position: 6, answers });
      const states = buildWalls(questions, answers).map(({ state }) => state);
      expect(states).toEqual([...number.slice(2, 7)].map((digit) => wallStates[Number(digit) - 1]));
    }),
  );
});

test('an answer’s own remedy counts where its question has none', () => {
  const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value, closes: `Mend ${value}` }));
  const [wall] = buildWalls([{ wall: 'Backups', service: 'data-backup-recovery', options }], ['c']);
  expect(wall?.closes).toBe('Mend c');
});
