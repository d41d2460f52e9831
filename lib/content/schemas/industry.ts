import { z } from 'zod';
import { entry, image, line, listOf, slug, slugs, source, words } from './parts.ts';

/** An industry. `challenges[n]` is answered by `solutions[n]`. */
export const industrySchema = entry(
  {
    order: z.int().positive().describe('The place in lists, from 1.'),
    slugs: slugs(),
    formerly: listOf(
      slug(),
      [1],
      'Former file names, which were part of the addresses of its landing pages.',
    ).optional(),
    image: image(),
    sources: listOf(
      source().extend({
        challenge: z
          .int()
          .positive()
          .describe('The number of the challenge that it supports; landing pages show both or neither.'),
      }),
      [1],
      'Where legal and dated claims of the challenges and their solutions come from.',
    ).optional(),
    onlyWithServices: listOf(
      slug(),
      [1],
      'Limits its landing pages to these services: no pages with cities, no place in lists.',
    ).optional(),
  },
  ({ lineOf }) =>
    words({
      name: lineOf(3, 40).describe('The name of the industry, as a heading and in links.'),
      inText: lineOf(3, 50).describe('The industry within a sentence: “law firms”.'),
      description: lineOf(80, 260).describe('What is special about IT there; on the home page.'),
      challenges: listOf(
        lineOf(20, 180),
        [3, 6],
        'Its IT problems, three to six; landing pages show them or some of them.',
      ),
      solutions: listOf(lineOf(20, 220), [3, 6], 'What we do about each challenge, in the same order.'),
      solutionsInShort: listOf(
        lineOf(15, 62),
        3,
        'Three of the solutions in a few words, for the home page.',
      ),
      keywords: listOf(line(), [4, 12], 'What people of the industry search for; shown to search engines.'),
      imageAlt: 'What the picture shows, for those who do not see it.',
      mark: lineOf(5, 60).describe('What the gold mark in its picture shows; its caption.'),
    }).refine(({ challenges, solutions }) => challenges.length === solutions.length, {
      message: 'as many solutions as challenges',
      path: ['solutions'],
    }),
);
