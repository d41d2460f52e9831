import { z } from 'zod';
import { entry, line, slug, words } from './parts.ts';

/** `faq.yaml`: six categories, and the questions in them. */
export const faqSchema = z.strictObject({
  categories: z.array(entry({ id: slug() }, words('name'))).length(6),
  items: z
    .array(
      entry(
        {
          id: slug(),
          category: slug(),
          /** The services on whose pages in a city a link leads to this question. */
          services: z.array(slug()).min(1),
          /** A page and a place on it where the answer goes on. */
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

/** `source-versions.yaml`: the same source in another language, under the address that entries name. */
export const sourceVersionsSchema = z.array(
  z.strictObject({
    source: z.url(),
    language: z.enum(['en', 'fr']),
    title: line(),
    publisher: line(),
    address: z.url({ protocol: /^https$/ }),
  }),
);

/** `testimonials.yaml`: the first quote stands large beside the others. */
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
    .array(entry({ id: slug() }, ({ lineOf }) => z.strictObject({ title: line(), text: lineOf(40, 200) })))
    .length(5),
});
