import { notStarted, type QuizAction, reduceQuiz } from './reduce-quiz.ts';

const play = (...actions: QuizAction[]) =>
  actions.reduce((state, action) => reduceQuiz(state, action, 3), notStarted);
const start: QuizAction = { type: 'start' };
const previous: QuizAction = { type: 'previous' };
const answer = (option: string): QuizAction => ({ type: 'answer', option });

test('a quiz begins with its first question', () => {
  expect(play(start)).toEqual({ position: 1, answers: [] });
});

test('an answer is stored and the next question comes', () => {
  expect(play(start, answer('a'), answer('b'))).toEqual({ position: 3, answers: ['a', 'b'] });
});

test('the last answer leads to the result', () => {
  expect(play(start, answer('a'), answer('b'), answer('c'))).toEqual({
    position: 4,
    answers: ['a', 'b', 'c'],
  });
});

test('going back keeps the answers', () => {
  expect(play(start, answer('a'), answer('b'), previous)).toEqual({ position: 2, answers: ['a', 'b'] });
});

test('a new answer replaces the old one and keeps those after it', () => {
  const state = play(start, answer('a'), answer('b'), previous, previous, answer('z'));
  expect(state).toEqual({ position: 2, answers: ['z', 'b'] });
});

test('there is nothing before the first question', () => {
  expect(play(start, previous)).toEqual({ position: 1, answers: [] });
});

test('a result has no previous question', () => {
  const finished = play(start, answer('a'), answer('b'), answer('c'));
  expect(reduceQuiz(finished, previous, 3)).toBe(finished);
});

test('a reset forgets every answer', () => {
  expect(play(start, answer('a'), answer('b'), { type: 'reset' })).toEqual(notStarted);
});

test('an answer on the intro or the result changes nothing', () => {
  const finished = play(start, answer('a'), answer('b'), answer('c'));
  expect(reduceQuiz(notStarted, answer('a'), 3)).toBe(notStarted);
  expect(reduceQuiz(finished, answer('d'), 3)).toBe(finished);
});

test('starting in the middle changes nothing', () => {
  const state = play(start, answer('a'));
  expect(reduceQuiz(state, start, 3)).toBe(state);
});
