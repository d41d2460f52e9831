import { z } from 'zod';
import { entry, formerly, line, metadataShape, words } from '../parts.ts';

/** `pages/home.yaml`. */
export const homeSchema = entry({ formerly: formerly() }, ({ lineOf }) =>
  z.strictObject({
    ...metadataShape,
    hero: z.strictObject({ kicker: line(), headline: z.array(line()).min(2).max(3), lead: line() }),
    log: z.strictObject({
      title: line(),
      when: line(),
      desk: line(),
      flags: z.string().regex(/^[A-Z]{2}$/, 'two capitals'),
      /** One entry is the one somebody is looking after: it carries the gold mark. */
      entries: z
        .array(
          z.strictObject({
            time: line(),
            text: line(),
            note: line().optional(),
            marked: z.literal(true).optional(),
          }),
        )
        .min(4)
        .max(7)
        .refine((entries) => entries.filter((item) => item.marked).length === 1, 'exactly one marked entry'),
    }),
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
