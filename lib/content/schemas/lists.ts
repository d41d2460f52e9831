import { z } from 'zod';
import { entry, formerly, line, metadataShape, slug, words } from './parts.ts';

/** `faq.yaml`: questions in six categories. */
export const faqSchema = z.strictObject({
  categories: z.array(entry({ id: slug() }, words('name'))).length(6),
  items: z
    .array(
      entry(
        {
          id: slug(),
          category: slug(),
          /** Services whose city landing pages link to this question. */
          services: z.array(slug()).min(1),
          /** The page and anchor with more details. */
          link: entry(
            { to: z.enum(['contact', 'terms-of-service']), anchor: slug() },
            words('label'),
          ).optional(),
        },
        ({ lineOf }) => z.strictObject({ question: lineOf(12, 120), answer: lineOf(80, 700) }),
      ),
    )
    .min(6)
    .max(20),
});

/** `source-versions.yaml`: versions of a source in another language, by the address that entries cite. */
export const sourceVersionsSchema = z.array(
  z.strictObject({
    source: z.url(),
    language: z.enum(['en', 'fr']),
    title: line(),
    publisher: line(),
    address: z.url({ protocol: /^https$/ }),
  }),
);

/** `source-publishers.yaml`: names of publishers in another language, for sources without a version in it. */
export const sourcePublishersSchema = z.array(
  z.strictObject({ publisher: line(), language: z.enum(['en', 'fr']), name: line() }),
);

/** `testimonials.yaml`: the first quote is shown large. */
export const testimonialsSchema = z.strictObject({
  items: z
    .array(
      entry(
        { id: slug(), initials: z.string().regex(/^[A-Z]{2}$/, 'two capitals'), rating: z.literal(5) },
        ({ lineOf }) =>
          z.strictObject({ quote: lineOf(40, 240), name: line(), title: line(), company: line() }),
      ),
    )
    .min(2)
    .max(5),
});

/** `tour.yaml`: the five steps of the first-visit tour. */
export const tourSchema = z.strictObject({
  steps: z
    .array(
      entry(
        {
          id: slug(),
          /** A square drawing of `public/art` without lettering. */
          picture: slug(),
          /** `phone`, `check` (the free check on the home page) or a service. */
          links: z.array(entry({ to: slug() }, words('label'))).max(2),
        },
        ({ lineOf }) => z.strictObject({ title: line(), text: lineOf(40, 200) }),
      ),
    )
    .length(5),
});

/** `toronto-area.yaml`: the lists of the Toronto section on landing pages. */
export const torontoAreaSchema = z.strictObject({
  municipalities: z.array(line()).length(20),
  neighborhoods: z.array(line()).length(38),
  postalCodes: z
    .array(z.string().regex(/^M\d[A-Z]$/, 'a Toronto forward sortation area'))
    .min(95)
    .max(110),
  businessDistricts: z.array(line()).length(18),
});

/** `glossary.yaml`: the terms that French texts use and the words they avoid. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        /** The English term. */
        for: line(),
        write: line(),
        never: z.array(line()).default([]),
        /** A remark for translators. */
        note: line().optional(),
      }),
    )
    .min(1),
});

/** A legal page: front matter and Markdown, one file per language. */
export const legalSchema = z.strictObject({
  ...metadataShape,
  formerly: formerly(),
  lead: line(),
  lastUpdated: z.iso.date(),
  /** When the text was last checked against the law. */
  lastReviewed: z.iso.date(),
  /** What the text gained after its last update, oldest first. */
  additions: z.array(z.strictObject({ date: z.iso.date(), text: line() })).default([]),
  body: z.string().min(500),
});
