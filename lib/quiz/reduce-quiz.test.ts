import { initialQuizState, type QuizAction, readQuizEntry, reduceQuiz } from './reduce-quiz.ts';

const offered = [['a', 'z'], ['b'], ['c']];
const play = (...actions: QuizAction[]) =>
  actions.reduce((state, action) => reduceQuiz(state, action, offered), initialQuizState);
const start: QuizAction = { type: 'start' };
const previous: QuizAction = { type: 'previous' };
const answer = (option: string): QuizAction => ({ type: 'answer', option });

test('start shows the first question', () => {
  expect(play(start)).toEqual({ position: 1, answers: [] });
});

test('an answer is stored and shows the next question', () => {
  expect(play(start, answer('a'), answer('b'))).toEqual({ position: 3, answers: ['a', 'b'] });
});

test('the last answer shows the result', () => {
  const answers = ['a', 'b', 'c'];
  expect(play(start, ...answers.map(answer))).toEqual({ position: 4, answers });
});

test('going back keeps the answers', () => {
  expect(play(start, answer('a'), answer('b'), previous)).toEqual({ position: 2, answers: ['a', 'b'] });
});

test('a new answer replaces the old one and keeps the later ones', () => {
  const state = play(start, answer('a'), answer('b'), previous, previous, answer('z'));
  expect(state).toEqual({ position: 2, answers: ['z', 'b'] });
});

test('reset clears all answers', () => {
  expect(play(start, answer('a'), answer('b'), { type: 'reset' })).toEqual(initialQuizState);
});

test.each([
  ['going back from the first question', [start], previous],
  ['going back from the result', [start, answer('a'), answer('b'), answer('c')], previous],
  ['an answer on the intro', [], answer('a')],
  ['an answer on the result', [start, answer('a'), answer('b'), answer('c')], answer('c')],
  ['start within the quiz', [start, answer('a')], start],
  ['an option of another question', [start, answer('a')], answer('z')],
])('%s does nothing', (_, before, action) => {
  const state = play(...before);
  expect(reduceQuiz(state, action, offered)).toBe(state);
});

const entry = { run: '1', position: 2, answers: ['a'] };

test.each([
  ['an entry', { ...entry, other: true }, entry],
  ['a result with all answers', { run: '1', position: 4, answers: ['z', 'b', 'c'] }],
  ['the intro', { run: '1', position: 0, answers: [] }],
])('reads %s', (_, value, expected = value) => {
  expect(readQuizEntry(value, offered)).toEqual(expected);
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
  ['a position after the result', { ...entry, position: 5 }],
  ['a question after an unanswered one', { ...entry, answers: [] }],
  ['a result with a missing answer', { ...entry, position: 4 }],
  ['answers that are not a list', { ...entry, answers: 'a' }],
  ['an option of another question', { ...entry, answers: ['b'] }],
  ['more answers than questions', { ...entry, answers: ['a', 'b', 'c', 'a'] }],
])('rejects %s', (_, value) => {
  expect(readQuizEntry(value, offered)).toBeUndefined();
});
