import { z } from 'zod';
import { entry, image, line, slug, slugs, sources } from './parts.ts';

/** An industry. `challenges[n]` is answered by `solutions[n]`. */
export const industrySchema = entry(
  {
    order: z.int().positive(),
    slugs: slugs(),
    /** Former file names: they had a part in the addresses of its landing pages. */
    formerly: z.array(slug()).min(1).optional(),
    image: image(),
    sources: sources(),
    /** The only services it has landing pages with; it then has none with cities and stands in no list. */
    onlyWithServices: z.array(slug()).min(1).optional(),
  },
  ({ lineOf }) =>
    z
      .strictObject({
        name: lineOf(3, 40),
        /** The industry inside a sentence: "law firms". */
        inText: lineOf(3, 50),
        description: lineOf(80, 260),
        challenges: z.array(lineOf(20, 180)).min(3).max(6),
        solutions: z.array(lineOf(20, 220)).min(3).max(6),
        keywords: z.array(line()).min(4).max(12),
        imageAlt: line(),
        /** What the gold mark in its picture is. */
        mark: lineOf(5, 60),
      })
      .refine(({ challenges, solutions }) => challenges.length === solutions.length, {
        message: 'as many solutions as challenges',
        path: ['solutions'],
      }),
);
