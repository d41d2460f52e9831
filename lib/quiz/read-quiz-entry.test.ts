import { readQuizEntry } from './reduce-quiz.ts';

const options = [
  ['a', 'b'],
  ['c', 'd'],
];
const entry = { run: '1', position: 2, answers: ['a'] };

test('reads a valid entry', () => {
  expect(readQuizEntry({ ...entry, other: true }, options)).toEqual(entry);
});

test('reads a result with all answers', () => {
  const result = { run: '1', position: 3, answers: ['b', 'c'] };
  expect(readQuizEntry(result, options)).toEqual(result);
});

test('reads the intro', () => {
  const intro = { run: '1', position: 0, answers: [] };
  expect(readQuizEntry(intro, options)).toEqual(intro);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a string', 'a'],
  ['an entry without a run', { position: 1, answers: [] }],
  ['an entry without a position', { run: '1', answers: [] }],
  ['an entry without answers', { run: '1', position: 1 }],
  ['a run that is not a string', { ...entry, run: 1 }],
  ['a position that is not a number', { ...entry, position: '2' }],
  ['a fractional position', { ...entry, position: 1.5 }],
  ['a position before the intro', { ...entry, position: -1 }],
  ['a position after the result', { ...entry, position: 4 }],
  ['a question after an unanswered one', { ...entry, answers: [] }],
  ['a result with a missing answer', { ...entry, position: 3 }],
  ['answers that are not a list', { ...entry, answers: 'a' }],
  ['an option of another question', { ...entry, answers: ['c'] }],
  ['more answers than questions', { ...entry, answers: ['a', 'c', 'a'] }],
])('rejects %s', (_, value) => {
  expect(readQuizEntry(value, options)).toBeUndefined();
});
