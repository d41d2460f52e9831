import fc from 'fast-check';
import { buildWalls, choiceIndexes, sortByGap, wallStates } from './build-walls.ts';
import { readSheetHash, sheetHash } from './sheet-hash.ts';
import { writeSheetNumber } from './sheet-number.ts';

const questions = ['Updates', 'Rules', 'Access', 'Backups', 'Training'].map((wall) => ({
  wall,
  closes: `Close ${wall}`,
  service: 'cybersecurity-compliance',
  options: ['a', 'b', 'c', 'd'].map((value) => ({ value, label: `${wall} ${value}` })),
}));

test('the first option builds a whole wall, the last one none', () => {
  const walls = buildWalls(questions, ['a', 'b', 'c', 'd', 'a']);
  expect(walls.map(({ state }) => state)).toEqual(['whole', 'narrow', 'wide', 'open', 'whole']);
});

test('a wall has its name, answer and remedy', () => {
  expect(buildWalls(questions, ['c'])[0]).toEqual({
    name: 'Updates',
    state: 'wide',
    answer: 'Updates c',
    closes: 'Close Updates',
    service: 'cybersecurity-compliance',
  });
});

test('an unanswered question has no wall yet', () => {
  const [, second] = buildWalls(questions, ['a']);
  expect(second).toMatchObject({ name: 'Rules', state: undefined, answer: undefined });
});

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

test('gaps are sorted by their width, otherwise in the order of the walls', () => {
  const sorted = sortByGap(buildWalls(questions, ['b', 'a', 'd', 'b', 'd']));
  expect(sorted.map(({ name }) => name)).toEqual(['Access', 'Training', 'Updates', 'Backups']);
});
