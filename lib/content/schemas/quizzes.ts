import { z } from 'zod';
import { entry, line, slug, words } from './parts.ts';

/** The words before the first question. */
const intro = z.strictObject({
  name: line().describe('Name of the quiz.'),
  intro: line().describe('One sentence before it starts.'),
  introTitle: line().describe('Heading of the points.'),
  introPoints: z.array(line()).min(2).max(5).describe('What the quiz gives, in two to five points.'),
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
    questions: z
      .array(
        entry(
          {
            id: z.int().positive().describe('The number of the question.'),
            service: slug().describe('The service that closes the gap.'),
            options: z.array(option).length(4).describe('Its four answers.'),
          },
          ({ lineOf }) =>
            z.strictObject({
              question: line().describe('The question.'),
              wall: lineOf(3, 20).describe('The wall that its answer builds, on the field sheet.'),
              closes: lineOf(20, 90).describe('What closes a gap in it.'),
            }),
        ),
      )
      .length(5)
      .describe('The five questions, in order.'),
    messages: z
      .array(
        entry(
          { from: z.int().min(0).max(100).describe('The lowest score for this message.') },
          ({ lineOf }) =>
            z.strictObject({
              verdict: line().describe('The result in a word or two.'),
              text: lineOf(40, 300).describe('What it means.'),
            }),
        ),
      )
      .length(3)
      .describe('What is said about a score, from best to worst.'),
    recommendations: z
      .array(
        entry(
          {
            id: slug().describe('The name of the recommendation; it never changes.'),
            below: z.int().optional().describe('Given for a score less than this; without it, always.'),
          },
          ({ lineOf }) =>
            z.strictObject({
              title: line().describe('The recommendation in a few words.'),
              text: lineOf(20, 240).describe('How to follow it.'),
            }),
        ),
      )
      .length(4)
      .describe('The four recommendations.'),
  },
  intro,
);

const riskOption = entry(
  {
    id: slug().describe('The name of the answer; it never changes.'),
    score: z.literal([0, 5, 10, 15, 20, 25, 30]).describe('Risk points for the answer.'),
  },
  ({ lineOf }) =>
    z.strictObject({
      text: line().describe('The answer, on its button.'),
      recommendation: lineOf(20, 260)
        .optional()
        .describe('What to do, shown with the result of whoever chose it.'),
    }),
);

/** `quizzes/risk-assessment.yaml`: four categories of two questions with four options. */
export const riskAssessmentSchema = entry(
  {
    categories: z
      .array(
        entry(
          {
            id: slug().describe('The name of the category; it never changes.'),
            questions: z
              .array(
                entry(
                  {
                    id: slug().describe('The name of the question; it never changes.'),
                    service: slug().describe('The service that closes the gap.'),
                    options: z.array(riskOption).length(4).describe('Its four answers.'),
                  },
                  ({ lineOf }) =>
                    z.strictObject({
                      question: line().describe('The question.'),
                      description: line().describe('One sentence that explains it.'),
                      wall: lineOf(3, 20).describe('The wall that its answer builds, on the field sheet.'),
                    }),
                ),
              )
              .length(2)
              .describe('Its two questions.'),
          },
          words({ name: 'Name of the category.', description: 'What the category is about.' }),
        ),
      )
      .length(4)
      .describe('The four categories, in order.'),
    levels: z
      .array(
        entry(
          {
            id: slug().describe('The name of the level; it never changes.'),
            max: z.int().describe('The highest total of the level.'),
          },
          ({ lineOf }) =>
            z.strictObject({
              level: line().describe('The level in a word.'),
              description: lineOf(40, 300).describe('What it means.'),
            }),
        ),
      )
      .length(4)
      .describe('The four levels, from the lowest.'),
  },
  intro,
);
