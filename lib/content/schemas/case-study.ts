import { z } from 'zod';
import { entry, formerly, image, line, metadataShape, slug, slugs } from './parts.ts';

/** A completed project. Each of the `figures` is shown large before the result with its number, counted from 1. */
export const caseStudySchema = entry(
  {
    order: z.int().positive(),
    industry: slug(),
    services: z.array(slug()).min(1),
    slugs: slugs(),
    formerly: formerly(),
    image: image(),
    /** Each figure of the project once; texts repeat it by name: `{numbers.staff}`. */
    numbers: z.record(z.string().regex(/^\w+$/, 'a name of letters and digits'), z.number()).optional(),
  },
  ({ lineOf }) =>
    z
      .strictObject({
        ...metadataShape,
        heading: lineOf(10, 90),
        client: line(),
        industryName: line(),
        place: line(),
        challenge: z.array(lineOf(80, 700)).min(1).max(3),
        solution: z.array(lineOf(80, 700)).min(1).max(4),
        results: z.array(lineOf(20, 160)).min(4).max(6),
        figures: z.array(z.strictObject({ value: lineOf(1, 14), result: z.int().positive() })).max(4),
        testimonial: z.strictObject({ quote: lineOf(40, 300), author: line(), title: line() }),
        timeline: line(),
        summary: lineOf(60, 220),
        imageAlt: line(),
        /** What the gold mark on the floor plan shows. */
        mark: lineOf(20, 90),
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
