import { initialQuizState, type QuizAction, reduceQuiz } from './reduce-quiz.ts';

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
  expect(play(start, answer('a'), answer('b'), answer('c'))).toEqual({
    position: 4,
    answers: ['a', 'b', 'c'],
  });
});

test('going back keeps the answers', () => {
  expect(play(start, answer('a'), answer('b'), previous)).toEqual({ position: 2, answers: ['a', 'b'] });
});

test('a new answer replaces the old one and keeps the later ones', () => {
  const state = play(start, answer('a'), answer('b'), previous, previous, answer('z'));
  expect(state).toEqual({ position: 2, answers: ['z', 'b'] });
});

test('going back stops at the first question', () => {
  expect(play(start, previous)).toEqual({ position: 1, answers: [] });
});

test('going back from the result does nothing', () => {
  const finished = play(start, answer('a'), answer('b'), answer('c'));
  expect(reduceQuiz(finished, previous, offered)).toBe(finished);
});

test('reset clears all answers', () => {
  expect(play(start, answer('a'), answer('b'), { type: 'reset' })).toEqual(initialQuizState);
});

test('an answer on the intro or the result does nothing', () => {
  const finished = play(start, answer('a'), answer('b'), answer('c'));
  expect(reduceQuiz(initialQuizState, answer('a'), offered)).toBe(initialQuizState);
  expect(reduceQuiz(finished, answer('c'), offered)).toBe(finished);
});

test('start does nothing within the quiz', () => {
  const state = play(start, answer('a'));
  expect(reduceQuiz(state, start, offered)).toBe(state);
});

test('an option of another question does nothing', () => {
  const state = play(start, answer('a'));
  expect(reduceQuiz(state, answer('z'), offered)).toBe(state);
});
