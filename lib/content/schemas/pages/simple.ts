import { z } from 'zod';
import { counted, entry, formerly, line, metadataShape, words } from '../parts.ts';

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

/** `pages/contact-sent.yaml`: where a message posted without script ends. */
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
export const searchPageSchema = pageOf({});

/** `pages/not-found.yaml`. */
export const notFoundPageSchema = pageOf({
  mapAlt: line(),
  /** Below its map; `{count}` is how many pages there are. */
  here: counted(),
  cards: z.strictObject({
    services: words('title', 'text'),
    locations: words('title', 'text'),
    caseStudies: words('title', 'text'),
  }),
  popularTitle: line(),
  popular: words('toronto', 'healthcare', 'vancouver', 'about'),
});

/** `pages/unavailable.yaml`: in place of a page when the server cannot answer. */
export const unavailablePageSchema = pageOf({ next: line() });

/** `pages/redirect.yaml`: what is seen for a moment where a page has moved. */
export const redirectPageSchema = entry({}, words('title', 'text', 'link'));
