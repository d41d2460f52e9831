import { notStarted, type QuizAction, reduceQuiz } from './reduce-quiz.ts';

const offered = [['a', 'z'], ['b'], ['c']];
const play = (...actions: QuizAction[]) =>
  actions.reduce((state, action) => reduceQuiz(state, action, offered), notStarted);
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
  expect(reduceQuiz(finished, previous, offered)).toBe(finished);
});

test('a reset forgets every answer', () => {
  expect(play(start, answer('a'), answer('b'), { type: 'reset' })).toEqual(notStarted);
});

test('an answer on the intro or the result changes nothing', () => {
  const finished = play(start, answer('a'), answer('b'), answer('c'));
  expect(reduceQuiz(notStarted, answer('a'), offered)).toBe(notStarted);
  expect(reduceQuiz(finished, answer('c'), offered)).toBe(finished);
});

test('starting in the middle changes nothing', () => {
  const state = play(start, answer('a'));
  expect(reduceQuiz(state, start, offered)).toBe(state);
});

test('an answer that the question shown does not offer changes nothing', () => {
  const state = play(start, answer('a'));
  expect(reduceQuiz(state, answer('z'), offered)).toBe(state);
});
