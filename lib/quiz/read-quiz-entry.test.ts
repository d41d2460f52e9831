import { readQuizEntry } from './read-quiz-entry.ts';

const options = [
  ['a', 'b'],
  ['c', 'd'],
];
const entry = { run: '1', position: 2, answers: ['a'] };

test('an entry that fits is read', () => {
  expect(readQuizEntry({ ...entry, other: true }, options)).toEqual(entry);
});

test('a result with all its answers is read', () => {
  const result = { run: '1', position: 3, answers: ['b', 'c'] };
  expect(readQuizEntry(result, options)).toEqual(result);
});

test('the intro is read', () => {
  const intro = { run: '1', position: 0, answers: [] };
  expect(readQuizEntry(intro, options)).toEqual(intro);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'a'],
  ['an entry without a run', { position: 1, answers: [] }],
  ['an entry without a position', { run: '1', answers: [] }],
  ['an entry without answers', { run: '1', position: 1 }],
  ['a run that is no text', { ...entry, run: 1 }],
  ['a position that is no number', { ...entry, position: '2' }],
  ['half a position', { ...entry, position: 1.5 }],
  ['a position before the intro', { ...entry, position: -1 }],
  ['a position after the result', { ...entry, position: 4 }],
  ['a question whose predecessor has no answer', { ...entry, answers: [] }],
  ['a result with an answer missing', { ...entry, position: 3 }],
  ['answers that are no list', { ...entry, answers: 'a' }],
  ['an option of another question', { ...entry, answers: ['c'] }],
  ['more answers than questions', { ...entry, answers: ['a', 'c', 'a'] }],
])('%s is not an entry', (_, value) => {
  expect(readQuizEntry(value, options)).toBeUndefined();
});
