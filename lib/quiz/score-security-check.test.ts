import { minutesRemaining, scoreSecurityCheck } from './score-security-check.ts';

const options = (scores: readonly number[]) =>
  scores.map((score) => ({ value: String(score), score, label: `${score} points` }));
const question = (id: number, scores: readonly number[]) => ({ id, question: '', options: options(scores) });

const words = {
  messages: [
    { from: 80, verdict: 'Excellent', text: '' },
    { from: 50, verdict: 'Good start', text: '' },
    { from: 0, verdict: 'At risk', text: '' },
  ],
  recommendations: [
    { id: 'policy', below: 80, title: '', text: '' },
    { id: 'training', below: 70, title: '', text: '' },
    { id: 'updates', below: 60, title: '', text: '' },
    { id: 'consultation', title: '', text: '' },
  ],
};
const check = {
  questions: [question(1, [20, 15, 10, 0]), ...[2, 3, 4, 5].map((id) => question(id, [20, 15, 5, 0]))],
  ...words,
};
/** A check whose single answer is the score, to test every boundary. */
const worth = (score: number) =>
  scoreSecurityCheck({ questions: [question(1, [100, score])], ...words }, [String(score)]);

test('the best answers score 100', () => {
  expect(scoreSecurityCheck(check, ['20', '20', '20', '20', '20'])).toMatchObject({
    score: 100,
    maximum: 100,
  });
});

test('the worst answers score 0', () => {
  expect(scoreSecurityCheck(check, ['0', '0', '0', '0', '0']).score).toBe(0);
});

test('adds up the points', () => {
  expect(scoreSecurityCheck(check, ['10', '15', '5', '20', '0']).score).toBe(50);
});

test.each([
  [100, 'Excellent'],
  [81, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Good start'],
  [51, 'Good start'],
  [50, 'Good start'],
  [49, 'At risk'],
  [0, 'At risk'],
])('a score of %i has the verdict %s', (score, verdict) => {
  expect(worth(score).message.verdict).toBe(verdict);
});

test.each([
  [100, ['consultation']],
  [80, ['consultation']],
  [79, ['policy', 'consultation']],
  [70, ['policy', 'consultation']],
  [69, ['policy', 'training', 'consultation']],
  [60, ['policy', 'training', 'consultation']],
  [59, ['policy', 'training', 'updates', 'consultation']],
  [0, ['policy', 'training', 'updates', 'consultation']],
])('a score of %i gets the recommendations %j', (score, ids) => {
  expect(worth(score).recommendations.map(({ id }) => id)).toEqual(ids);
});

test('rejects a missing answer, naming the question', () => {
  expect(() => scoreSecurityCheck(check, ['20', '20', '20', '20'])).toThrow(
    new RangeError('Question 5 has no option "undefined"'),
  );
});

test('rejects a check without a message for the score', () => {
  expect(() => scoreSecurityCheck({ ...check, messages: [] }, ['20', '20', '20', '20', '20'])).toThrow(
    new RangeError('No message for a score of 100'),
  );
});

test('rejects an unknown answer, naming the question', () => {
  expect(() => scoreSecurityCheck(check, ['20', '10', '20', '20', '20'])).toThrow(
    new RangeError('Question 2 has no option "10"'),
  );
});

test.each([
  [1, 5],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
])('question %i of five shows %i minutes', (question, minutes) => {
  expect(minutesRemaining(question, 5)).toBe(minutes);
});
