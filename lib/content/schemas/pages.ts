import { z } from 'zod';
import { counted, fields, formerly, line, lineOf, listOf, metadataShape, type Shape } from './parts.ts';

const titled = () =>
  fields({ title: 'Heading of the card, link or section.', text: 'One sentence below it.' });

/** `pages/home.yaml`. */
export const homePageSchema = fields({
  formerly: formerly(),
  words: ({ lineOf }) => ({
    ...metadataShape,
    hero: { kicker: 'Line above the headline: what we sell.', lead: 'Paragraph below the headline.' },
    log: {
      title: 'Heading over the log of the night.',
      when: 'What the log is, and what to do with it.',
      entries: listOf([4, 7], 'Four to seven entries of one night.', {
        time: z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 03:14')
          .describe('When it happened, as 03:14.'),
        city: 'The file name of the city.',
        headline: listOf(
          3,
          'The page’s headline for this entry, in three lines: when, as the time beside it says; where; what we do.',
          lineOf(1, 26),
        ),
        text: 'What happened.',
        note: line().optional().describe('What was done, in a few words.'),
        marked: z
          .literal(true)
          .optional()
          .describe('Whether the page shows this entry first: true for exactly one.'),
      }).refine((entries) => entries.filter((item) => item.marked).length === 1, 'exactly one marked entry'),
    },
    closed: {
      now: 'Said without JavaScript.',
      none: 'When all offices are open; {time} and {total} are filled in.',
      some: 'When some are closed; {time}, {count} and {total} are filled in.',
      all: 'When all are closed; {time} and {total} are filled in.',
    },
    band: { title: 'What the drawing shows.', legend: 'How to read it: its hours, and what is dark.' },
    check: titled(),
    trust: {
      title: 'Heading over what speaks for us.',
      lead: 'Sentence below it.',
      ringsAlt: 'What the picture of growth rings shows, for those who do not see it.',
      statistics: {
        years: 'What the number of years means.',
        clients: 'What the number of clients means.',
        response: 'What the response time means.',
        uptime: 'What the uptime means.',
      },
      pillars: listOf(3, 'Three reasons.', {
        title: 'A reason in a few words.',
        text: lineOf(40, 200).describe('What it means.'),
      }),
    },
    services: { title: 'Heading of the section.', lead: 'Sentence below it.' },
    locations: {
      title: 'Heading of the section.',
      lead: 'Sentence below it.',
      mapAlt: 'What the map shows, for those who do not see it.',
    },
    testimonials: { title: 'Heading of the section.', rating: 'The rating in words.' },
    quizzes: { title: 'Heading over the free check.', riskTitle: 'Heading over the risk assessment.' },
    caseStudies: { title: 'Heading of the section.', lead: 'Sentence below it.' },
    industries: { title: 'Heading of the section.', lead: 'Sentence below it.' },
    riskLinks: listOf(3, 'Three links below the risk assessment.', titled()),
    faq: { title: 'Heading of the section.' },
    faqLinks: listOf(3, 'Three links below the questions.', titled()),
  }),
});

/** `pages/about.yaml`. The leadership section names roles, never people. */
export const aboutPageSchema = fields({
  formerly: formerly(),
  words: ({ lineOf }) => ({
    ...metadataShape,
    heading: 'The headline of the page.',
    lead: 'The first sentence, below it.',
    night: {
      alt: 'What the picture shows, for those who do not see it.',
      title: 'Heading over the picture.',
      text: 'Text beside it.',
      key: 'What its shades mean.',
    },
    story: listOf([2, 4], 'Two to four paragraphs about the company.', lineOf(80, 600)),
    highlights: listOf(4, 'Four figures with what they mean.', {
      value: lineOf(1, 14).describe('The figure.'),
      title: 'What it counts.',
      text: 'One sentence about it.',
    }),
    valuesTitle: 'Heading of how we work.',
    values: listOf(3, 'Three ways in which we work.', {
      title: 'The way in a few words.',
      text: lineOf(60, 300).describe('How a client notices it.'),
    }),
    rolesTitle: 'Heading of who is responsible.',
    rolesLead: lineOf(40, 200).describe('Why the section lists roles and no names.'),
    roles: listOf(3, 'Three roles; never people.', {
      role: 'The role.',
      text: lineOf(40, 240).describe('What it answers for.'),
    }),
    linksTitle: 'Heading of the links.',
    links: {
      services: titled(),
      locations: titled(),
      caseStudies: titled(),
      blog: titled(),
      privacy: titled(),
      terms: titled(),
      sitemap: titled(),
    },
  }),
});

/** A page with a heading and a lead. */
const pageOf = <S extends Shape>(shape: S) =>
  fields({
    formerly: formerly(),
    words: {
      ...metadataShape,
      heading: 'The headline of the page.',
      lead: 'The first sentence, below it.',
      ...shape,
    },
  });

/** Rows of a heading and a sentence or two, under a heading of their own. */
const termRows = (purpose: string) =>
  fields({
    title: 'Heading of the section.',
    items: listOf([3, 6], purpose, {
      term: lineOf(3, 50).describe('Heading of the row.'),
      text: lineOf(60, 300).describe('A sentence or two beside it.'),
    }),
  });

/** `pages/services.yaml`. */
export const servicesPageSchema = pageOf({
  together: termRows('Which services are taken together, by situation.'),
  billing: { title: 'Heading of how each is billed.', lead: 'Sentence below it.' },
  common: termRows('What all services have in common.'),
});

/** `pages/locations.yaml`. */
export const locationsPageSchema = pageOf({
  mapAlt: 'What the map shows, for those who do not see it.',
  industries: { title: 'Heading of the section.', lead: 'Sentence below it.' },
});

/** `pages/case-studies.yaml`. */
export const caseStudiesPageSchema = pageOf({});

/** `pages/contact.yaml`. */
export const contactPageSchema = pageOf({});

/** `pages/contact-sent.yaml`: the confirmation page for messages posted without JavaScript. */
export const contactSentPageSchema = pageOf({
  urgent: { title: 'Heading.', text: 'Text below it.', advice: 'What to do until we have looked.' },
  readingTitle: 'Heading of pages to read meanwhile.',
});

/** `pages/sitemap.yaml`. */
export const sitemapPageSchema = pageOf({
  groups: {
    main: 'Heading of the main pages.',
    caseStudies: 'Heading of the case studies.',
    external: 'Heading of other websites.',
    byService: 'Heading of pages by service.',
    byServiceLead: 'Sentence below it.',
    byCity: 'Heading of pages by city.',
    byCityLead: 'Sentence below it.',
    byIndustry: 'Heading of pages by industry.',
    byIndustryLead: 'Sentence below it.',
    fold: 'What a folded list is called; {name} is filled in.',
  },
});

/** `pages/search.yaml`. */
export const searchPageSchema = pageOf({
  smallWords: listOf([10], 'Words that search skips.', line()),
  sameAs: z
    .record(
      z.string().regex(/^[\p{Ll}\p{N}]+$/u, 'a word in small letters, without signs'),
      line().describe('What the pages say for this word.'),
    )
    .describe('Words that people type, in small letters, with what the pages say instead.'),
});

/** `pages/not-found.yaml`. */
export const notFoundPageSchema = pageOf({
  mapAlt: 'What the map shows, for those who do not see it.',
  here: counted('Below the map; {count} is the number of pages.'),
  cards: {
    services: titled(),
    locations: titled(),
    caseStudies: titled(),
  },
  popularTitle: 'Heading of popular pages.',
  popular: {
    toronto: 'Link to Toronto.',
    healthcare: 'Link to cybersecurity for healthcare.',
    vancouver: 'Link to Vancouver.',
    about: 'Link to the page about us.',
  },
});

/** `pages/unavailable.yaml`: the server's error page. */
export const unavailablePageSchema = pageOf({ next: 'What to do if it cannot wait.' });

/** `pages/redirect.yaml`: shown briefly by the redirect pages of static hosts. */
export const redirectPageSchema = fields({
  words: {
    title: 'Title of the page that says that a page has moved.',
    text: 'Text on it.',
    link: 'Link to the new address.',
  },
});
