import { z } from 'zod';
import { fields, formerly, line, listOf, metadataShape, slug } from './parts.ts';

/** `faq.yaml`: questions in six categories. */
export const faqSchema = fields({
  categories: listOf(6, 'The six categories, which are the buttons of the filter.', {
    id: slug().describe('The name of the category in this file; it never changes.'),
    words: { name: 'The button of the filter.' },
  }),
  items: listOf([6, 20], 'The questions, in the order of the home page.', {
    id: slug().describe('Part of the question’s address: keep it as long as the question stays the same.'),
    category: slug('the id of a category at the top of the file').describe(
      'The category; the filter shows the question with it.',
    ),
    services: listOf([1], 'Services whose landing pages show this question.', slug()),
    link: fields({
      to: z.enum(['contact', 'terms-of-service']).describe('The page: contact or terms-of-service.'),
      anchor: slug().describe('The place on it, after the # of its address.'),
      words: { label: 'Text of the link.' },
    })
      .optional()
      .describe('A page with more details, linked below the answer.'),
    words: ({ lineOf }) => ({
      question: lineOf(12, 120).describe('The question as clients ask it.'),
      answer: lineOf(80, 700).describe('The answer; what matters comes first.'),
    }),
  }),
});

/** `source-versions.yaml`: versions of a source in another language, by the address that entries cite. */
export const sourceVersionsSchema = z.array(
  fields({
    source: z.url().describe('The address that entries cite.'),
    language: z.enum(['en', 'fr']).describe('The language of this version: en or fr.'),
    title: 'Its title in this language.',
    publisher: 'Its publisher as this language names it.',
    address: z.url({ protocol: /^https$/ }).describe('Its address in this language, beginning with https.'),
  }),
);

/** `source-publishers.yaml`: names of publishers in another language, for sources without a version in it. */
export const sourcePublishersSchema = z.array(
  fields({
    publisher: 'The publisher as entries name it.',
    language: z.enum(['en', 'fr']).describe('The language of the other name.'),
    name: 'Its name in that language.',
  }),
);

/** `testimonials.yaml`: the first quote is shown large. */
export const testimonialsSchema = fields({
  items: listOf([2, 5], 'The quotes, in order; the first is shown large.', {
    id: slug().describe('The name of the quote in this file.'),
    initials: z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capitals')
      .describe('Two capitals, shown in place of a portrait.'),
    rating: z.literal(5).describe('Stars: always 5.'),
    words: ({ lineOf }) => ({
      quote: lineOf(40, 240).describe('What the client says; the first of the list is shown large.'),
      name: 'Who says it.',
      title: 'Their role.',
      company: 'Their company and city.',
    }),
  }),
});

/** `tour.yaml`: the five steps of the first-visit tour. */
export const tourSchema = fields({
  steps: listOf(5, 'The five steps, in order.', {
    id: slug().describe('The name of the step in this file.'),
    picture: slug().describe('A square drawing of public/art without lettering.'),
    links: listOf([0, 2], 'Up to two links below the text.', {
      to: slug().describe(
        'Where it leads: phone, office (the counted office), check (the free check; both on the home page) or a service.',
      ),
      words: { label: 'Text of the link.' },
    }),
    words: ({ lineOf }) => ({
      title: 'Heading of the step.',
      text: lineOf(40, 200).describe('One or two sentences.'),
    }),
  }),
});

/** `toronto-area.yaml`: the lists of the Toronto section on landing pages. */
export const torontoAreaSchema = fields({
  municipalities: listOf(20, 'The 20 municipalities of the Toronto section on landing pages.', line()),
  neighborhoods: listOf(38, 'The 38 neighbourhoods of the Toronto section.', line()),
  postalCodes: listOf(
    [95, 110],
    'The first halves of its postal codes.',
    z.string().regex(/^M\d[A-Z]$/, 'a Toronto forward sortation area'),
  ),
  businessDistricts: listOf(18, 'The 18 business districts of the Toronto section.', line()),
});

/** `glossary.yaml`: the terms that French texts use and the words they avoid. */
export const glossarySchema = fields({
  terms: listOf([1], 'The terms, one by one.', {
    for: 'The English term.',
    write: 'What French texts say.',
    never: z.array(line()).default([]).describe('What French texts avoid; the check refuses it.'),
    note: line().optional().describe('A remark for those who write.'),
  }),
});

const legalFacts = '{email}, {phone}, {phoneDial}, {address}, {retentionDays}, {priorities} and {analytics}';

/** A legal page: front matter and Markdown, one file per language. */
export const legalSchema = fields({
  ...metadataShape,
  formerly: formerly(),
  lead: 'The first sentence, below the heading.',
  lastUpdated: z.iso
    .date()
    .describe('The day of the last change, as YYYY-MM-DD; what was only added since has a date of its own.'),
  lastReviewed: z.iso
    .date()
    .describe('The day on which somebody last read the text against the law, as YYYY-MM-DD.'),
  additions: z
    .array(
      fields({
        date: z.iso.date().describe('The day, as YYYY-MM-DD.'),
        text: 'What was added, in a few words.',
      }),
    )
    .default([])
    .describe('What the text gained after its last update, oldest first.'),
  analytics: fields({
    used: 'The sentences for a site built with an analytics id.',
    unused: 'The sentences for a site built without one.',
  })
    .optional()
    .describe('What {analytics} in the text becomes: a policy has to say what this very site does.'),
  body: z
    .string()
    .min(500)
    .describe(
      `The text itself, in Markdown; an empty line begins a new paragraph, an emptied one goes. ${legalFacts} are filled in.`,
    ),
});
