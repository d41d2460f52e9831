import { z } from 'zod';
import { languages } from '../../i18n/languages.ts';
import { fields, listOf, metadataShape, pageFacts, slug } from './parts.ts';

/** A completed project. Each of the `figures` is shown large before the result with its number, counted from 1. */
export const caseStudySchema = fields({
  ...pageFacts,
  industry: slug().describe('The client’s industry; the page links to its services.'),
  services: listOf(
    [1],
    'The services of the project, the one that mattered most first; links at the foot of the page.',
    slug(),
  ),
  numbers: z
    .record(
      z.string().regex(/^\w+$/, 'a name of letters and digits'),
      z.number().describe('A figure of the project, which texts repeat by its name.'),
    )
    .optional()
    .describe('Each figure of the project once, by name; texts repeat it as {numbers.name}.'),
  serviceResults: listOf(
    [1],
    'The results that landing pages name, by service; without one, they name the headline.',
    {
      service: slug().describe('A service of the project.'),
      result: z.int().positive().describe('The number of the result, from 1.'),
    },
  ).optional(),
  words: ({ lineOf }) =>
    fields({
      ...metadataShape,
      heading: lineOf(10, 90).describe('The headline of the page: what changed.'),
      client: 'The client’s name, among the facts.',
      industryName: 'The client’s industry as this page calls it.',
      place: 'City of the client, among the facts.',
      challenge: listOf([1, 3], 'What was wrong: one to three paragraphs.', lineOf(80, 700)),
      solution: listOf([1, 4], 'What we did: one to four paragraphs.', lineOf(80, 700)),
      results: listOf(
        [4, 6],
        'What can be measured now: four to six sentences; the card shows the first two.',
        lineOf(20, 160),
      ),
      figures: listOf([0, 4], 'Up to four figures, shown large before a result.', {
        value: lineOf(1, 14).describe('The figure with its unit.'),
        result: z.int().positive().describe('The number of the result that it belongs to, from 1.'),
      }),
      testimonial: fields({
        quote: lineOf(40, 300).describe('What the client says about it.'),
        author: 'Who says it.',
        title: 'Their role and company.',
      }).describe('The client’s words, below the results.'),
      timeline: 'How long the project took, among the facts.',
      summary: lineOf(60, 220).describe('Two sentences for cards and lists.'),
      imageAlt: 'What the picture shows, for those who do not see it.',
      mark: lineOf(20, 90).describe('What the gold mark on the floor plan shows; its caption.'),
    })
      .refine(({ figures, results }) => figures.every(({ result }) => result <= results.length), {
        message: 'each figure before a result that is there',
        path: ['figures'],
      })
      .refine(({ figures }) => new Set(figures.map(({ result }) => result)).size === figures.length, {
        message: 'one figure for a result',
        path: ['figures'],
      }),
}).superRefine(({ serviceResults = [], ...study }, context) => {
  const count = Math.min(...languages.map((language) => study[language].results.length));
  for (const [index, { result }] of serviceResults.entries())
    if (result > count)
      context.addIssue({
        code: 'custom',
        path: ['serviceResults', index, 'result'],
        message: `at most ${count}, as many results as there are`,
      });
});
