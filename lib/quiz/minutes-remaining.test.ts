import { minutesRemaining } from './minutes-remaining.ts';

test.each([
  [1, 5],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
])('question %i of five leaves %i minutes', (question, minutes) => {
  expect(minutesRemaining(question, 5)).toBe(minutes);
});
