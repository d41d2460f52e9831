import { z } from 'zod';
import { entry, formerly, image, line, metadataShape, slug, slugs } from './parts.ts';

/** A completed project. Each of the `figures` is shown large before the result with its number, counted from 1. */
export const caseStudySchema = entry(
  {
    order: z.int().positive().describe('The place in lists, from 1.'),
    industry: slug().describe('The file name of the client’s industry.'),
    services: z
      .array(slug())
      .min(1)
      .describe('File names of the services of the project; links at its foot.'),
    slugs: slugs(),
    formerly: formerly(),
    image: image(),
    numbers: z
      .record(
        z.string().regex(/^\w+$/, 'a name of letters and digits'),
        z.number().describe('A figure of the project, which texts repeat by its name.'),
      )
      .optional()
      .describe('Each figure of the project once, by name; texts repeat it as {numbers.name}.'),
  },
  ({ lineOf }) =>
    z
      .strictObject({
        ...metadataShape,
        heading: lineOf(10, 90).describe('The headline of the page: what changed.'),
        client: line().describe('The client’s name, among the facts.'),
        industryName: line().describe('The client’s industry as this page calls it.'),
        place: line().describe('City of the client, among the facts.'),
        challenge: z
          .array(lineOf(80, 700))
          .min(1)
          .max(3)
          .describe('What was wrong: one to three paragraphs.'),
        solution: z.array(lineOf(80, 700)).min(1).max(4).describe('What we did: one to four paragraphs.'),
        results: z
          .array(lineOf(20, 160))
          .min(4)
          .max(6)
          .describe('What can be measured now: four to six sentences; the card shows the first two.'),
        figures: z
          .array(
            z.strictObject({
              value: lineOf(1, 14).describe('The figure with its unit.'),
              result: z.int().positive().describe('The number of the result that it belongs to, from 1.'),
            }),
          )
          .max(4)
          .describe('Up to four figures, shown large before a result.'),
        testimonial: z
          .strictObject({
            quote: lineOf(40, 300).describe('What the client says about it.'),
            author: line().describe('Who says it.'),
            title: line().describe('Their role and company.'),
          })
          .describe('The client’s words, below the results.'),
        timeline: line().describe('How long the project took, among the facts.'),
        summary: lineOf(60, 220).describe('Two sentences for cards and lists.'),
        imageAlt: line().describe('What the picture shows, for those who do not see it.'),
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
);
