import { z } from 'zod';
import { serviceChoices } from '../../contact/contact-fields.ts';
import { entry, formerly, image, line, lines, metadataShape, slugs, sources, words } from './parts.ts';

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
      watch: z
        .strictObject({
          ...words('question', 'alt', 'watched', 'seen', 'done', 'told', 'note').shape,
          devices: z.array(words('name', 'title', 'watched', 'seen', 'done', 'told')).length(6),
        })
        .optional(),
      questions: z.strictObject({
        included: questionAndAnswer(),
        benefit: questionAndAnswer(),
        outsideToronto: questionAndAnswer(),
      }),
    }),
);
