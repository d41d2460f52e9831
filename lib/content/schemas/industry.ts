import { z } from 'zod';
import { entry, image, line, slug, slugs, sources } from './parts.ts';

/** An industry. `challenges[n]` is answered by `solutions[n]`. */
export const industrySchema = entry(
  {
    order: z.int().positive(),
    slugs: slugs(),
    /** Former file names, which were part of the addresses of its landing pages. */
    formerly: z.array(slug()).min(1).optional(),
    image: image(),
    sources: sources(),
    /** Limits its landing pages to these services: no pages with cities, no place in lists. */
    onlyWithServices: z.array(slug()).min(1).optional(),
  },
  ({ lineOf }) =>
    z
      .strictObject({
        name: lineOf(3, 40),
        /** The industry within a sentence: "law firms". */
        inText: lineOf(3, 50),
        description: lineOf(80, 260),
        challenges: z.array(lineOf(20, 180)).min(3).max(6),
        solutions: z.array(lineOf(20, 220)).min(3).max(6),
        /** Three of the solutions in a few words, for the home page. */
        solutionsInShort: z.array(lineOf(15, 62)).length(3),
        keywords: z.array(line()).min(4).max(12),
        imageAlt: line(),
        /** What the gold mark in its picture shows. */
        mark: lineOf(5, 60),
      })
      .refine(({ challenges, solutions }) => challenges.length === solutions.length, {
        message: 'as many solutions as challenges',
        path: ['solutions'],
      }),
);
