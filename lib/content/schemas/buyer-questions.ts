import { fields, filledAlike, listOf, sameWords, slug } from './parts.ts';

/** The columns of the table of priorities, in order. */
export const priorityColumns = ['name', 'means', 'response', 'worked', 'updates'] as const;

const question = fields({
  id: slug().describe('The name of the question in this file; it never changes.'),
  words: ({ lineOf }) => ({
    question: lineOf(12, 80).describe('What a buyer asks before signing.'),
    answer: lineOf(40, 420).describe('The answer that is true for every client.'),
    detail: lineOf(10, 300)
      .nullish()
      .describe('What only the owner knows, shown after the answer; empty until it is filled in.'),
  }),
}).superRefine(filledAlike('detail'));

/** `buyer-questions.yaml`: what a buyer asks before signing, and the response times by priority. */
export const buyerQuestionsSchema = fields({
  questions: listOf([1], 'The questions, in order.', question),
  words: {
    title: 'Heading of the questions.',
    lead: 'Sentence below the heading.',
    tableTitle: 'Heading of the table of priorities.',
    tableNote: 'Below the table: what a response is, and what it is not.',
    columns: sameWords(priorityColumns, 'Heading of a column in the table of priorities.'),
    priorities: listOf(
      4,
      'The four priorities, from the most urgent.',
      sameWords(
        priorityColumns,
        'A cell of the table of priorities, on the website and in the terms of service.',
      ),
    ),
    links: {
      response: 'Link to the table, on landing pages.',
      terms: 'Link to the table in the terms of service.',
      answers: 'Link to all answers.',
      about: 'Link to the page about us.',
      sameIndustry: 'Link to a case study of the page’s industry; {place} and {heading} are filled in.',
      sameService:
        'Link to a case study with the page’s service; {service}, {industry}, {place} and, as {heading}, what came of it are filled in.',
      noneOfIndustry:
        'The same where no case study is from the page’s industry; {service}, {industry}, {place} and {heading} are filled in.',
    },
  },
});
