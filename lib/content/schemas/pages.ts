import { z } from 'zod';
import { counted, entry, formerly, line, lineOf, listOf, metadataShape, words } from './parts.ts';

const titled = () =>
  words({ title: 'Heading of the card, link or section.', text: 'One sentence below it.' });

/** `pages/home.yaml`. */
export const homePageSchema = entry({ formerly: formerly() }, ({ lineOf }) =>
  z.strictObject({
    ...metadataShape,
    hero: words({ kicker: 'Line above the headline: what we sell.', lead: 'Paragraph below the headline.' }),
    log: words({
      title: 'Heading over the log of the night.',
      when: 'What the log is, and what to do with it.',
      entries: z
        .array(
          words({
            time: z
              .string()
              .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 03:14')
              .describe('When it happened, as 03:14.'),
            city: 'The file name of the city.',
            headline: listOf(
              line(),
              3,
              'The page’s headline for this entry, in three lines: when, where, what we do.',
            ),
            text: 'What happened.',
            note: line().optional().describe('What was done, in a few words.'),
            marked: z
              .literal(true)
              .optional()
              .describe('true for the entry that the page shows first; exactly one.'),
          }),
        )
        .min(4)
        .max(7)
        .refine((entries) => entries.filter((item) => item.marked).length === 1, 'exactly one marked entry')
        .describe('Four to seven entries of one night.'),
    }),
    /** `now` is said without script; the others with {time} in Toronto, {count} of {total} cities. */
    closed: words({
      now: 'Said without JavaScript.',
      none: 'When all offices are open; {time} and {total} are filled in.',
      some: 'When some are closed; {time}, {count} and {total} are filled in.',
      all: 'When all are closed; {time} and {total} are filled in.',
    }),
    band: words({ title: 'What the drawing shows.', legend: 'How to read it: its hours, and what is dark.' }),
    check: titled(),
    trust: words({
      title: 'Heading over what speaks for us.',
      lead: 'Sentence below it.',
      ringsAlt: 'What the picture of growth rings shows, for those who do not see it.',
      statistics: words({
        years: 'What the number of years means.',
        clients: 'What the number of clients means.',
        response: 'What the response time means.',
        uptime: 'What the uptime means.',
      }),
      pillars: listOf(
        words({
          title: 'A reason in a few words.',
          text: lineOf(40, 200).describe('What it means.'),
        }),
        3,
        'Three reasons.',
      ),
    }),
    services: words({ title: 'Heading of the section.', lead: 'Sentence below it.' }),
    locations: words({
      title: 'Heading of the section.',
      lead: 'Sentence below it.',
      mapAlt: 'What the map shows, for those who do not see it.',
    }),
    testimonials: words({ title: 'Heading of the section.', rating: 'The rating in words.' }),
    quizzes: words({ title: 'Heading over the free check.', riskTitle: 'Heading over the risk assessment.' }),
    caseStudies: words({ title: 'Heading of the section.', lead: 'Sentence below it.' }),
    industries: words({ title: 'Heading of the section.', lead: 'Sentence below it.' }),
    riskLinks: listOf(titled(), 3, 'Three links below the risk assessment.'),
    faq: words({ title: 'Heading of the section.' }),
    faqLinks: listOf(titled(), 3, 'Three links below the questions.'),
  }),
);

/** `pages/about.yaml`. The leadership section names roles, never people. */
export const aboutPageSchema = entry({ formerly: formerly() }, ({ lineOf }) =>
  words({
    ...metadataShape,
    heading: 'The headline of the page.',
    lead: 'The first sentence, below it.',
    /** The night-shift picture of the ten cities and its caption. */
    night: words({
      alt: 'What the picture shows, for those who do not see it.',
      title: 'Heading over the picture.',
      text: 'Text beside it.',
      key: 'What its shades mean.',
    }),
    story: listOf(lineOf(80, 600), [2, 4], 'Two to four paragraphs about the company.'),
    highlights: listOf(
      words({
        value: lineOf(1, 14).describe('The figure.'),
        title: 'What it counts.',
        text: 'One sentence about it.',
      }),
      4,
      'Four figures with what they mean.',
    ),
    valuesTitle: 'Heading of how we work.',
    values: listOf(
      words({
        title: 'The way in a few words.',
        text: lineOf(60, 300).describe('How a client notices it.'),
      }),
      3,
      'Three ways in which we work.',
    ),
    rolesTitle: 'Heading of who is responsible.',
    rolesLead: lineOf(40, 200).describe('Why the section lists roles and no names.'),
    roles: listOf(
      words({
        role: 'The role.',
        text: lineOf(40, 240).describe('What it answers for.'),
      }),
      3,
      'Three roles; never people.',
    ),
    linksTitle: 'Heading of the links.',
    links: z.strictObject({
      services: titled(),
      locations: titled(),
      caseStudies: titled(),
      blog: titled(),
      privacy: titled(),
      terms: titled(),
      sitemap: titled(),
    }),
  }),
);

/** A page with a heading and a lead. */
const pageOf = <S extends z.ZodRawShape>(shape: S) =>
  entry(
    { formerly: formerly() },
    z.strictObject({
      ...metadataShape,
      heading: line().describe('The headline of the page.'),
      lead: line().describe('The first sentence, below it.'),
      ...shape,
    }),
  );

/** Rows of a heading and a sentence or two, under a heading of their own. */
const termRows = (purpose: string) =>
  words({
    title: 'Heading of the section.',
    items: listOf(
      words({
        term: lineOf(3, 50).describe('Heading of the row.'),
        text: lineOf(60, 300).describe('A sentence or two beside it.'),
      }),
      [3, 6],
      purpose,
    ),
  });

/** `pages/services.yaml`. */
export const servicesPageSchema = pageOf({
  together: termRows('Which services are taken together, by situation.'),
  billing: words({ title: 'Heading of how each is billed.', lead: 'Sentence below it.' }),
  common: termRows('What all services have in common.'),
});

/** `pages/locations.yaml`. */
export const locationsPageSchema = pageOf({
  mapAlt: line().describe('What the map shows, for those who do not see it.'),
  industries: words({ title: 'Heading of the section.', lead: 'Sentence below it.' }),
});

/** `pages/case-studies.yaml`. */
export const caseStudiesPageSchema = pageOf({});

/** `pages/contact.yaml`. */
export const contactPageSchema = pageOf({});

/** `pages/contact-sent.yaml`: the confirmation page for messages posted without JavaScript. */
export const contactSentPageSchema = pageOf({
  urgent: words({ title: 'Heading.', text: 'Text below it.', advice: 'What to do until we have looked.' }),
  readingTitle: line().describe('Heading of pages to read meanwhile.'),
});

/** `pages/sitemap.yaml`. */
export const sitemapPageSchema = pageOf({
  groups: words({
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
  }),
});

/** `pages/search.yaml`. */
export const searchPageSchema = pageOf({
  smallWords: listOf(line(), [10], 'Words that search skips.'),
  sameAs: z
    .record(
      z.string().regex(/^[\p{Ll}\p{N}]+$/u, 'a word in small letters, without signs'),
      line().describe('What the pages say for this word.'),
    )
    .describe('Words that people type, in small letters, with what the pages say instead.'),
});

/** `pages/not-found.yaml`. */
export const notFoundPageSchema = pageOf({
  mapAlt: line().describe('What the map shows, for those who do not see it.'),
  here: counted('Below the map; {count} is the number of pages.'),
  cards: z.strictObject({
    services: titled(),
    locations: titled(),
    caseStudies: titled(),
  }),
  popularTitle: line().describe('Heading of popular pages.'),
  popular: words({
    toronto: 'Link to Toronto.',
    healthcare: 'Link to cybersecurity for healthcare.',
    vancouver: 'Link to Vancouver.',
    about: 'Link to the page about us.',
  }),
});

/** `pages/unavailable.yaml`: the server's error page. */
export const unavailablePageSchema = pageOf({ next: line().describe('What to do if it cannot wait.') });

/** `pages/redirect.yaml`: shown briefly by the redirect pages of static hosts. */
export const redirectPageSchema = entry(
  {},
  words({
    title: 'Title of the page that says that a page has moved.',
    text: 'Text on it.',
    link: 'Link to the new address.',
  }),
);
