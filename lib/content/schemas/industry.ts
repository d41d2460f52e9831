import { z } from 'zod';
import { fields, line, listOf, pageFacts, slug, source } from './parts.ts';

/** An industry. `challenges[n]` is answered by `solutions[n]`. */
export const industrySchema = fields({
  ...pageFacts,
  formerly: listOf(
    [1],
    'Former file names, which were part of the addresses of its landing pages.',
    slug(),
  ).optional(),
  sources: listOf(
    [1],
    'Where legal and dated claims of the challenges and their solutions come from.',
    source().extend({
      challenge: z
        .int()
        .positive()
        .describe('The number of the challenge that it supports; landing pages show both or neither.'),
    }),
  ).optional(),
  onlyWithServices: listOf(
    [1],
    'Limits its landing pages to these services: no pages with cities, no place in lists.',
    slug(),
  ).optional(),
  words: ({ lineOf }) =>
    fields({
      name: lineOf(3, 40).describe('The name of the industry, as a heading and in links.'),
      inText: lineOf(3, 50).describe('The industry within a sentence: “law firms”.'),
      description: lineOf(80, 260).describe('What is special about IT there; on the home page.'),
      challenges: listOf(
        [3, 6],
        'Its IT problems, three to six; landing pages show them or some of them.',
        lineOf(20, 180),
      ),
      solutions: listOf([3, 6], 'What we do about each challenge, in the same order.', lineOf(20, 220)),
      solutionsInShort: listOf(
        3,
        'Three of the solutions in a few words, for the home page.',
        lineOf(15, 62),
      ),
      keywords: listOf([4, 12], 'What people of the industry search for; shown to search engines.', line()),
      imageAlt: 'What the picture shows, for those who do not see it.',
      mark: lineOf(5, 60).describe('What the gold mark in its picture shows; its caption.'),
    }).refine(({ challenges, solutions }) => challenges.length === solutions.length, {
      message: 'as many solutions as challenges',
      path: ['solutions'],
    }),
});
