import { z } from 'zod';
import { entry, formerly, line, metadataShape, words } from '../parts.ts';

/** `pages/about.yaml`. Leadership names roles, never people. */
export const aboutSchema = entry({ formerly: formerly() }, ({ lineOf }) =>
  z.strictObject({
    ...metadataShape,
    heading: line(),
    lead: line(),
    /** The picture of a night in ten cities, and what is said below it. */
    night: words('alt', 'title', 'text', 'key'),
    story: z.array(lineOf(80, 600)).min(2).max(4),
    highlights: z.array(z.strictObject({ value: lineOf(1, 14), title: line(), text: line() })).length(4),
    valuesTitle: line(),
    values: z.array(z.strictObject({ title: line(), text: lineOf(60, 300) })).length(3),
    rolesTitle: line(),
    /** Says honestly why roles stand here and no names. */
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
    links: words('services', 'locations', 'caseStudies', 'blog', 'privacy', 'terms', 'sitemap'),
  }),
);
