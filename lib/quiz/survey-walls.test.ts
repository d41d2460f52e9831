import fc from 'fast-check';
import { readSheetHash, sheetHash } from './sheet-address.ts';
import { writeSheetNumber } from './sheet-number.ts';
import { choicesOf, surveyWalls, wallStates } from './survey-walls.ts';

const questions = ['Updates', 'Rules', 'Access', 'Backups', 'Training'].map((wall) => ({
  wall,
  closes: `Close ${wall}`,
  service: 'cybersecurity-compliance',
  options: ['a', 'b', 'c', 'd'].map((value) => ({ value, label: `${wall} ${value}` })),
}));

test('the first answer builds a whole wall, the last one none', () => {
  const walls = surveyWalls(questions, ['a', 'b', 'c', 'd', 'a']);
  expect(walls.map(({ state }) => state)).toEqual(['whole', 'narrow', 'wide', 'open', 'whole']);
});

test('a wall tells its name, the answer, what closes it and which service', () => {
  expect(surveyWalls(questions, ['c'])[0]).toEqual({
    name: 'Updates',
    state: 'wide',
    answer: 'Updates c',
    closes: 'Close Updates',
    service: 'cybersecurity-compliance',
  });
});

test('a question that has no answer yet has no wall yet', () => {
  const [, second] = surveyWalls(questions, ['a']);
  expect(second).toMatchObject({ name: 'Rules', state: undefined, answer: undefined });
});

test('from the answers to the number and back, the same walls stand', () => {
  const anyAnswers = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const number = writeSheetNumber({ letter: 'C', choices: choicesOf(questions, answers) });
      const options = questions.map((question) => question.options.map(({ value }) => value));
      const read = readSheetHash(sheetHash(number), 'C', options);
      expect(read).toEqual({ position: 6, answers });
      const states = surveyWalls(questions, answers).map(({ state }) => state);
      expect(states).toEqual([...number.slice(2, 7)].map((digit) => wallStates[Number(digit) - 1]));
    }),
  );
});
