import { contentIn } from '../content/content-in.ts';
import { assessRisk } from './assess-risk.ts';

// What each answer scores: lib/content/site-content.test.ts.
const assessment = contentIn('en').riskAssessment;
const questions = assessment.categories.flatMap((category) => category.questions);
/** The risk of the options with these numbers, or of one option for all questions. */
const pick = (...choices: number[]) =>
  assessRisk(
    assessment,
    questions.map(({ options }, index) => options[choices[index] ?? choices[0] ?? 0]?.id ?? ''),
  );
/** An assessment whose single answer is the total, to test every boundary. */
const totalling = (total: number) => {
  const options = [0, total].map((score, index) => ({ id: `${index}`, score, text: '' }));
  const categories = assessment.categories.slice(0, 1).map((category) => ({
    ...category,
    questions: category.questions.slice(0, 1).map((question) => ({ ...question, options })),
  }));
  return assessRisk({ ...assessment, categories }, ['1']);
};

test('the best answers have no risk', () => {
  expect(pick(0)).toMatchObject({ total: 0, level: { id: 'low' } });
});

test('the shown points are capped at the scale', () => {
  expect(pick(3)).toMatchObject({ total: 225, points: 210, maximum: 210 });
  expect(pick(1, 0, 0, 0, 0, 0, 0, 0).points).toBe(5);
});

test('adds up the scores', () => {
  expect(pick(1, 2, 3, 0, 2, 1, 0, 3).total).toBe(5 + 15 + 30 + 0 + 20 + 5 + 0 + 30);
});

test.each([
  [0, 'Low', 0],
  [30, 'Low', 30],
  [31, 'Moderate', 31],
  [90, 'Moderate', 90],
  [91, 'High', 91],
  [150, 'High', 150],
  [151, 'Critical', 151],
  [210, 'Critical', 210],
  [211, 'Critical', 210],
  [225, 'Critical', 210],
])('a total of %i is in the band %s and shows %i points', (total, level, points) => {
  expect(totalling(total)).toMatchObject({ level: { level }, points });
});

test('rejects a missing answer and an option of another question, naming both, and an assessment without levels', () => {
  const [first, second] = questions;
  const [own, other] = [first?.id, second?.options[0]?.id ?? ''];
  const problem = (option: string) => new RangeError(`Question "${own}" has no option "${option}"`);
  expect(() => assessRisk(assessment, [])).toThrow(problem('undefined'));
  expect(() => assessRisk(assessment, [other])).toThrow(problem(other));
  expect(() => assessRisk({ ...assessment, levels: [] }, [])).toThrow(new RangeError('No risk levels'));
});
