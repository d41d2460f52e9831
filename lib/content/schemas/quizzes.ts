import { z } from 'zod';
import { entry, line, listOf, slug, words } from './parts.ts';

/** The words before the first question. */
const intro = words({
  name: 'Name of the quiz.',
  intro: 'One sentence before it starts.',
  introTitle: 'Heading of the points.',
  introPoints: listOf(line(), [2, 5], 'What the quiz gives, in two to five points.'),
});

const option = entry(
  {
    value: z
      .string()
      .regex(/^[a-z_]+$/, 'lower-case letters and underscores')
      .describe('The name of the answer in results; it never changes.'),
    score: z.literal([0, 5, 10, 15, 20]).describe('Points for the answer.'),
  },
  words({ label: 'The answer, on its button.' }),
);

/** `quizzes/security-check.yaml`: five questions of 0 to 20 points. */
export const securityCheckSchema = entry(
  {
    questions: listOf(
      entry(
        {
          id: z.int().positive().describe('The number of the question.'),
          service: slug().describe('The service that closes the gap.'),
          options: listOf(option, 4, 'Its four answers.'),
        },
        ({ lineOf }) =>
          words({
            question: 'The question.',
            wall: lineOf(3, 20).describe('The wall that its answer builds, on the field sheet.'),
            closes: lineOf(20, 90).describe('What closes a gap in it.'),
          }),
      ),
      5,
      'The five questions, in order.',
    ),
    messages: listOf(
      entry({ from: z.int().min(0).max(100).describe('The lowest score for this message.') }, ({ lineOf }) =>
        words({
          verdict: 'The result in a word or two.',
          text: lineOf(40, 300).describe('What it means.'),
        }),
      ),
      3,
      'What is said about a score, from best to worst.',
    ),
    recommendations: listOf(
      entry(
        {
          id: slug().describe('The name of the recommendation; it never changes.'),
          below: z.int().optional().describe('Given for a score less than this; without it, always.'),
        },
        ({ lineOf }) =>
          words({
            title: 'The recommendation in a few words.',
            text: lineOf(20, 240).describe('How to follow it.'),
          }),
      ),
      4,
      'The four recommendations.',
    ),
  },
  intro,
);

const riskOption = entry(
  {
    id: slug().describe('The name of the answer; it never changes.'),
    score: z.literal([0, 5, 10, 15, 20, 25, 30]).describe('Risk points for the answer.'),
  },
  ({ lineOf }) =>
    words({
      text: 'The answer, on its button.',
      recommendation: lineOf(20, 260)
        .optional()
        .describe('What to do, shown with the result of whoever chose it.'),
    }),
);

/** `quizzes/risk-assessment.yaml`: four categories of two questions with four options. */
export const riskAssessmentSchema = entry(
  {
    categories: listOf(
      entry(
        {
          id: slug().describe('The name of the category; it never changes.'),
          questions: listOf(
            entry(
              {
                id: slug().describe('The name of the question; it never changes.'),
                service: slug().describe('The service that closes the gap.'),
                options: listOf(riskOption, 4, 'Its four answers.'),
              },
              ({ lineOf }) =>
                words({
                  question: 'The question.',
                  description: 'One sentence that explains it.',
                  wall: lineOf(3, 20).describe('The wall that its answer builds, on the field sheet.'),
                }),
            ),
            2,
            'Its two questions.',
          ),
        },
        words({ name: 'Name of the category.', description: 'What the category is about.' }),
      ),
      4,
      'The four categories, in order.',
    ),
    levels: listOf(
      entry(
        {
          id: slug().describe('The name of the level; it never changes.'),
          max: z.int().describe('The highest total of the level.'),
        },
        ({ lineOf }) =>
          words({
            level: 'The level in a word.',
            description: lineOf(40, 300).describe('What it means.'),
          }),
      ),
      4,
      'The four levels, from the lowest.',
    ),
  },
  intro,
);
