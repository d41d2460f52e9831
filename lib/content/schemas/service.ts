import { z } from 'zod';
import { serviceChoices } from '../../contact/contact-fields.ts';
import { entry, formerly, image, line, lines, metadataShape, slugs, sources, words } from './parts.ts';

/** A plate whose choices each answer the same questions, which are terms of the plate. */
function choicePlate<Term extends string>(count: number, ...terms: Term[]) {
  return z
    .strictObject({
      ...words('question', 'alt', 'note').shape,
      ...words(...terms).shape,
      choices: z.array(words('name', 'title').extend(words(...terms).shape)).length(count),
    })
    .optional();
}

/** One of the five services. `benefits` are sentences, `features` short phrases. */
export const serviceSchema = entry(
  {
    order: z.int().positive(),
    icon: z.enum(['radar', 'shield-check', 'merge', 'cloud', 'layers']),
    /** The badge on the service's card. */
    badge: z.enum(['managed', 'security', 'ai']),
    slugs: slugs(),
    formerly: formerly(),
    image: image(),
    sources: sources(),
    /** The choice preselected in the contact form on this service's pages. */
    contactChoice: z.enum(serviceChoices),
  },
  ({ lineOf, questionAndAnswer }) =>
    z.strictObject({
      ...metadataShape,
      name: lineOf(3, 40),
      menuText: lineOf(20, 80),
      shortDescription: lineOf(40, 140),
      longDescription: lineOf(240, 700),
      features: lines(8),
      benefits: lines(8),
      implementation: lineOf(20, 160),
      /** What decides the price, and how it is billed. */
      price: lineOf(120, 420),
      imageAlt: line(),
      // Interactive plates, which replace the picture at the top of the page.
      /** What gets through a missing layer of protection; walls from the outermost in. */
      layers: z
        .strictObject({
          ...words('question', 'alt', 'whole', 'inside', 'reached', 'open', 'note').shape,
          walls: z.array(words('name', 'trouble', 'stands', 'missing', 'next')).length(5),
        })
        .optional(),
      /** How far back a restore can go. */
      restore: z
        .strictObject({
          ...words('question', 'alt', 'back', 'from', 'lost', 'note').shape,
          stops: z.array(words('label', 'title', 'back', 'from', 'lost')).length(5),
        })
        .optional(),
      /** One night of six devices, in the order of the picture. */
      watch: choicePlate(6, 'watched', 'seen', 'done', 'told'),
      /** Six kinds of paper that software reads, from the uppermost stream down. */
      streams: choicePlate(6, 'reads', 'prepares', 'asks', 'decides'),
      /** Five places where it can go wrong: office, its line, a laptop, the first and the second place of the data. */
      outages: choicePlate(5, 'files', 'people', 'done', 'lost'),
      questions: z.strictObject({
        included: questionAndAnswer(),
        benefit: questionAndAnswer(),
        outsideToronto: questionAndAnswer(),
      }),
    }),
);
