import { z } from 'zod';
import { counted, entry, formerly, line, metadataShape, words } from './parts.ts';

/** `pages/home.yaml`. */
export const homePageSchema = entry({ formerly: formerly() }, ({ lineOf }) =>
  z.strictObject({
    ...metadataShape,
    hero: words('kicker', 'lead'),
    log: z.strictObject({
      title: line(),
      when: line(),
      /** The marked entry carries the gold mark at first, and its headline is the page's. */
      entries: z
        .array(
          z.strictObject({
            time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 03:14'),
            /** The file name of a city. */
            city: line(),
            /** What the page's headline says about it: when, where, what we do. */
            headline: z.array(line()).length(3),
            text: line(),
            note: line().optional(),
            marked: z.literal(true).optional(),
          }),
        )
        .min(4)
        .max(7)
        .refine((entries) => entries.filter((item) => item.marked).length === 1, 'exactly one marked entry'),
    }),
    /** `now` is said without script; the others with {time} in Toronto, {count} of {total} cities. */
    closed: words('now', 'none', 'some', 'all'),
    band: words('title'),
    check: words('title', 'text'),
    trust: z.strictObject({
      title: line(),
      lead: line(),
      ringsAlt: line(),
      statistics: words('years', 'clients', 'response', 'uptime'),
      pillars: z.array(z.strictObject({ title: line(), text: lineOf(40, 200) })).length(3),
    }),
    services: words('title', 'lead'),
    locations: words('title', 'lead', 'mapAlt'),
    testimonials: words('title', 'rating'),
    quizzes: words('title', 'riskTitle'),
    caseStudies: words('title', 'lead'),
    industries: words('title', 'lead'),
    riskLinks: z.array(words('title', 'text')).length(3),
    faq: words('title'),
    faqLinks: z.array(words('title', 'text')).length(3),
  }),
);

/** `pages/about.yaml`. The leadership section names roles, never people. */
export const aboutPageSchema = entry({ formerly: formerly() }, ({ lineOf }) =>
  z.strictObject({
    ...metadataShape,
    heading: line(),
    lead: line(),
    /** The night-shift picture of the ten cities and its caption. */
    night: words('alt', 'title', 'text', 'key'),
    story: z.array(lineOf(80, 600)).min(2).max(4),
    highlights: z.array(z.strictObject({ value: lineOf(1, 14), title: line(), text: line() })).length(4),
    valuesTitle: line(),
    values: z.array(z.strictObject({ title: line(), text: lineOf(60, 300) })).length(3),
    rolesTitle: line(),
    /** Explains why the section lists roles instead of names. */
    rolesLead: lineOf(40, 200),
    roles: z
      .array(
        z.strictObject({
          role: line(),
          text: lineOf(40, 240),
        }),
      )
      .length(3),
    linksTitle: line(),
    links: z.strictObject({
      services: words('title', 'text'),
      locations: words('title', 'text'),
      caseStudies: words('title', 'text'),
      blog: words('title', 'text'),
      privacy: words('title', 'text'),
      terms: words('title', 'text'),
      sitemap: words('title', 'text'),
    }),
  }),
);

/** A page with a heading and a lead. */
const pageOf = <S extends z.ZodRawShape>(shape: S) =>
  entry(
    { formerly: formerly() },
    z.strictObject({ ...metadataShape, heading: line(), lead: line(), ...shape }),
  );

/** `pages/services.yaml`. */
export const servicesPageSchema = pageOf({});

/** `pages/locations.yaml`. */
export const locationsPageSchema = pageOf({
  mapAlt: line(),
  industries: words('title', 'lead'),
});

/** `pages/case-studies.yaml`. */
export const caseStudiesPageSchema = pageOf({});

/** `pages/contact.yaml`. */
export const contactPageSchema = pageOf({});

/** `pages/contact-sent.yaml`: the confirmation page for messages posted without JavaScript. */
export const contactSentPageSchema = pageOf({
  urgent: words('title', 'text', 'advice'),
  readingTitle: line(),
});

/** `pages/sitemap.yaml`. */
export const sitemapPageSchema = pageOf({
  groups: words(
    'main',
    'caseStudies',
    'external',
    'byService',
    'byServiceLead',
    'byCity',
    'byCityLead',
    'byIndustry',
    'byIndustryLead',
    'fold',
  ),
});

/** `pages/search.yaml`. */
export const searchPageSchema = pageOf({
  /** Words that are no condition for a result. */
  smallWords: z.array(line()).min(10),
  /** What pages say in place of a word that visitors bring along, by that word. */
  sameAs: z.record(z.string().regex(/^[\p{Ll}\p{N}]+$/u, 'a word in small letters, without signs'), line()),
});

/** `pages/not-found.yaml`. */
export const notFoundPageSchema = pageOf({
  mapAlt: line(),
  /** Below the map; `{count}` is the number of pages. */
  here: counted(),
  cards: z.strictObject({
    services: words('title', 'text'),
    locations: words('title', 'text'),
    caseStudies: words('title', 'text'),
  }),
  popularTitle: line(),
  popular: words('toronto', 'healthcare', 'vancouver', 'about'),
});

/** `pages/unavailable.yaml`: the server's error page. */
export const unavailablePageSchema = pageOf({ next: line() });

/** `pages/redirect.yaml`: shown briefly by the redirect pages of static hosts. */
export const redirectPageSchema = entry({}, words('title', 'text', 'link'));
