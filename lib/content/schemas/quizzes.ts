import { z } from 'zod';
import { fields, line, listOf, slug } from './parts.ts';

/** The words before the first question. */
const intro = fields({
  name: 'Name of the quiz.',
  intro: 'One sentence before it starts.',
  introTitle: 'Heading of the points.',
  introPoints: listOf([2, 5], 'What the quiz gives, in two to five points.', line()),
});

const option = fields({
  value: z
    .string()
    .regex(/^[a-z_]+$/, 'lower-case letters and underscores')
    .describe('The name of the answer in results; it never changes.'),
  score: z.literal([0, 5, 10, 15, 20]).describe('Points for the answer.'),
  words: { label: 'The answer, on its button.' },
});

/** `quizzes/security-check.yaml`: five questions of 0 to 20 points. */
export const securityCheckSchema = fields({
  questions: listOf(5, 'The five questions, in order.', {
    id: z.int().positive().describe('The number of the question.'),
    service: slug().describe('The service that closes the gap.'),
    options: listOf(4, 'Its four answers.', option),
    words: ({ lineOf }) => ({
      question: 'The question.',
      wall: lineOf(3, 20).describe('The wall that its answer builds, on the field sheet.'),
      closes: lineOf(20, 90).describe('What closes a gap in it.'),
    }),
  }),
  messages: listOf(3, 'What is said about a score, from best to worst.', {
    from: z.int().min(0).max(100).describe('The lowest score for this message.'),
    words: ({ lineOf }) => ({
      verdict: 'The result in a word or two.',
      text: lineOf(40, 300).describe('What it means.'),
    }),
  }),
  recommendations: listOf(4, 'The four recommendations.', {
    id: slug().describe('The name of the recommendation; it never changes.'),
    below: z.int().optional().describe('Given for a score less than this; without it, always.'),
    question: z.int().optional().describe('The number of the question about the gap that it closes.'),
    words: ({ lineOf }) => ({
      title: 'The recommendation in a few words.',
      text: lineOf(20, 240).describe('How to follow it.'),
    }),
  }),
  words: intro,
});

const riskOption = fields({
  id: slug().describe('The name of the answer; it never changes.'),
  score: z.literal([0, 5, 10, 15, 20, 25, 30]).describe('Risk points for the answer.'),
  words: ({ lineOf }) => ({
    text: 'The answer, on its button.',
    recommendation: lineOf(20, 260)
      .optional()
      .describe('What to do, shown with the result of whoever chose it.'),
  }),
});

/** `quizzes/risk-assessment.yaml`: four categories of two questions with four options. */
export const riskAssessmentSchema = fields({
  categories: listOf(4, 'The four categories, in order.', {
    id: slug().describe('The name of the category; it never changes.'),
    questions: listOf(2, 'Its two questions.', {
      id: slug().describe('The name of the question; it never changes.'),
      service: slug().describe('The service that closes the gap.'),
      options: listOf(4, 'Its four answers.', riskOption),
      words: ({ lineOf }) => ({
        question: 'The question.',
        description: 'One sentence that explains it.',
        wall: lineOf(3, 20).describe('The wall that its answer builds, on the field sheet.'),
      }),
    }),
    words: { name: 'Name of the category.', description: 'What the category is about.' },
  }),
  levels: listOf(4, 'The four levels, from the lowest.', {
    id: slug().describe('The name of the level; it never changes.'),
    max: z.int().describe('The highest total of the level.'),
    words: ({ lineOf }) => ({
      level: 'The level in a word.',
      description: lineOf(40, 300).describe('What it means.'),
    }),
  }),
  words: intro,
});
