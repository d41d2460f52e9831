import { z } from 'zod';
import { entry, image, line, slug, slugs, source } from './parts.ts';

/** An industry. `challenges[n]` is answered by `solutions[n]`. */
export const industrySchema = entry(
  {
    order: z.int().positive().describe('The place in lists, from 1.'),
    slugs: slugs(),
    formerly: z
      .array(slug())
      .min(1)
      .optional()
      .describe('Former file names, which were part of the addresses of its landing pages.'),
    image: image(),
    sources: z
      .array(
        source().extend({
          challenge: z
            .int()
            .positive()
            .describe('The number of the challenge that it supports; landing pages show both or neither.'),
        }),
      )
      .min(1)
      .optional()
      .describe('Where legal and dated claims of the challenges and their solutions come from.'),
    onlyWithServices: z
      .array(slug())
      .min(1)
      .optional()
      .describe('Limits its landing pages to these services: no pages with cities, no place in lists.'),
  },
  ({ lineOf }) =>
    z
      .strictObject({
        name: lineOf(3, 40).describe('The name of the industry, as a heading and in links.'),
        inText: lineOf(3, 50).describe('The industry within a sentence: “law firms”.'),
        description: lineOf(80, 260).describe('What is special about IT there; on the home page.'),
        challenges: z
          .array(lineOf(20, 180))
          .min(3)
          .max(6)
          .describe('Its IT problems, three to six; landing pages show them or some of them.'),
        solutions: z
          .array(lineOf(20, 220))
          .min(3)
          .max(6)
          .describe('What we do about each challenge, in the same order.'),
        solutionsInShort: z
          .array(lineOf(15, 62))
          .length(3)
          .describe('Three of the solutions in a few words, for the home page.'),
        keywords: z
          .array(line())
          .min(4)
          .max(12)
          .describe('What people of the industry search for; shown to search engines.'),
        imageAlt: line().describe('What the picture shows, for those who do not see it.'),
        mark: lineOf(5, 60).describe('What the gold mark in its picture shows; its caption.'),
      })
      .refine(({ challenges, solutions }) => challenges.length === solutions.length, {
        message: 'as many solutions as challenges',
        path: ['solutions'],
      }),
);
