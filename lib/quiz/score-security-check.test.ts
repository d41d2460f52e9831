import { contentIn } from '../content/content-in.ts';
import { minutesRemaining, scoreSecurityCheck } from './score-security-check.ts';

// What each answer scores: lib/content/site-content.test.ts.
const check = contentIn('en').securityCheck;
/** The score of the options with these numbers. */
const pick = (...choices: number[]) =>
  scoreSecurityCheck(
    check,
    check.questions.map(({ options }, index) => options[choices[index] ?? 0]?.value ?? ''),
  );
/** A check whose single answer is the score, to test every boundary. */
const worth = (score: number) => {
  const options = [100, score].map((points) => ({ value: String(points), score: points, label: '' }));
  const questions = check.questions.slice(0, 1).map((question) => ({ ...question, options }));
  return scoreSecurityCheck({ ...check, questions }, [String(score)]);
};

test('the best answers score 100', () => {
  expect(pick()).toMatchObject({ score: 100, maximum: 100 });
});

test('adds up the points', () => {
  expect(pick(2, 1, 2, 0, 3).score).toBe(10 + 15 + 5 + 20 + 0);
});

test.each([
  [100, 'Excellent', ['consultation']],
  [80, 'Excellent', ['consultation']],
  [79, 'Good start', ['policy', 'consultation']],
  [70, 'Good start', ['policy', 'consultation']],
  [69, 'Good start', ['policy', 'training', 'consultation']],
  [60, 'Good start', ['policy', 'training', 'consultation']],
  [59, 'Good start', ['policy', 'training', 'updates', 'consultation']],
  [50, 'Good start', ['policy', 'training', 'updates', 'consultation']],
  [49, 'At risk', ['policy', 'training', 'updates', 'consultation']],
  [0, 'At risk', ['policy', 'training', 'updates', 'consultation']],
])('a score of %i has the verdict %s and the recommendations %j', (score, verdict, ids) => {
  const { message, recommendations } = worth(score);
  expect([message.verdict, recommendations.map(({ id }) => id)]).toEqual([verdict, ids]);
});

test('rejects a missing or unknown answer, naming the question, and a check without a message', () => {
  const { questions } = check;
  const [first = ''] = questions.map(({ options }) => options[0]?.value);
  const score = (answers: string[]) => () => scoreSecurityCheck({ ...check, messages: [] }, answers);
  expect(score([first])).toThrow(new RangeError('Question 2 has no option "undefined"'));
  expect(score([first, '10'])).toThrow(new RangeError('Question 2 has no option "10"'));
  const best = questions.map(({ options }) => options[0]?.value ?? '');
  expect(score(best)).toThrow(new RangeError('No message for a score of 100'));
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
