import { z } from 'zod';
import { entry, filledAlike, slug, words } from './parts.ts';

/** The columns of the table of priorities, in order. */
export const priorityColumns = ['name', 'means', 'response', 'worked', 'updates'] as const;

const question = entry({ id: slug() }, ({ lineOf }) =>
  z.strictObject({
    question: lineOf(12, 80),
    answer: lineOf(40, 420),
    /** What only the owner knows, shown after the answer; null until it is filled in. */
    detail: lineOf(10, 300).nullish(),
  }),
).superRefine(filledAlike('detail'));

/** `buyer-questions.yaml`: what a buyer asks before signing, and the response times by priority. */
export const buyerQuestionsSchema = entry(
  { questions: z.array(question).min(1) },
  z.strictObject({
    ...words('title', 'lead', 'tableTitle').shape,
    columns: words(...priorityColumns),
    priorities: z.array(words(...priorityColumns)).length(4),
    links: words('response', 'terms', 'answers', 'about', 'study'),
  }),
);
