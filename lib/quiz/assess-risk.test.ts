import { assessRisk } from './assess-risk.ts';

const levels = [
  { id: 'low', max: 30, level: 'Low', description: '' },
  { id: 'moderate', max: 90, level: 'Moderate', description: '' },
  { id: 'high', max: 150, level: 'High', description: '' },
  { id: 'critical', max: 210, level: 'Critical', description: '' },
];
const question = (id: string, scores: readonly number[]) => ({
  id,
  question: '',
  description: '',
  wall: `Wall ${id}`,
  options: scores.map((score, index) => ({
    id: `${id}-${index}`,
    score,
    text: '',
    ...(score > 0 && { recommendation: `Fix ${id} ${index}` }),
  })),
});
const category = (id: string, first: readonly number[], second: readonly number[]) => ({
  id,
  name: '',
  description: '',
  questions: [question(`${id}-1`, first), question(`${id}-2`, second)],
});
const access = [0, 5, 15, 25];
const other = [0, 10, 20, 30];
const assessment = {
  categories: [
    category('access', access, access),
    category('data', other, other),
    category('incident', other, access),
    category('infrastructure', other, other),
  ],
  levels,
};
const pick = (...choices: number[]) =>
  assessRisk(
    assessment,
    assessment.categories
      .flatMap(({ questions }) => questions)
      .map(({ id }, index) => `${id}-${choices[index]}`),
  );
/** An assessment whose single answer is the total, to test every boundary. */
const totalling = (total: number) =>
  assessRisk(
    {
      categories: [{ id: 'a', name: '', description: '', questions: [question('q', [0, total])] }],
      levels,
    },
    ['q-1'],
  );

test('the best answers have no risk', () => {
  expect(pick(0, 0, 0, 0, 0, 0, 0, 0)).toMatchObject({
    total: 0,
    level: { id: 'low' },
  });
});

test('the worst answers total 225, beyond the scale', () => {
  expect(pick(3, 3, 3, 3, 3, 3, 3, 3)).toMatchObject({ total: 225, maximum: 210 });
});

test('the shown points are capped at the scale', () => {
  expect(pick(3, 3, 3, 3, 3, 3, 3, 3).points).toBe(210);
  expect(pick(1, 0, 0, 0, 0, 0, 0, 0).points).toBe(5);
});

test('adds up the scores', () => {
  expect(pick(1, 2, 3, 0, 2, 1, 0, 3).total).toBe(5 + 15 + 30 + 0 + 20 + 5 + 0 + 30);
});

test.each([
  [0, 'Low', 0],
  [29, 'Low', 29],
  [30, 'Low', 30],
  [31, 'Moderate', 31],
  [89, 'Moderate', 89],
  [90, 'Moderate', 90],
  [91, 'High', 91],
  [105, 'High', 105],
  [149, 'High', 149],
  [150, 'High', 150],
  [151, 'Critical', 151],
  [209, 'Critical', 209],
  [210, 'Critical', 210],
  [211, 'Critical', 210],
  [225, 'Critical', 210],
])('a total of %i is in the band %s and shows %i points', (total, level, points) => {
  expect(totalling(total)).toMatchObject({ level: { level }, points });
});

test('rejects a missing answer, naming the question', () => {
  expect(() => assessRisk(assessment, [])).toThrow(
    new RangeError('Question "access-1" has no option "undefined"'),
  );
});

test('rejects an option of another question, naming both', () => {
  expect(() => assessRisk(assessment, ['access-2-0'])).toThrow(
    new RangeError('Question "access-1" has no option "access-2-0"'),
  );
});

test('rejects an assessment without levels', () => {
  expect(() => assessRisk({ ...assessment, levels: [] }, [])).toThrow(new RangeError('No risk levels'));
});
