import { z } from 'zod';
import { entry, formerly, metadataShape, type partsIn, slug, sources } from './parts.ts';

type Parts = ReturnType<typeof partsIn>;

/** Paragraphs that hold at least `min` words together: a page's own writing. */
const ownWriting = ({ lineOf }: Parts, min: number) =>
  z
    .array(lineOf(80, 900))
    .min(2)
    .max(4)
    .refine((paragraphs) => paragraphs.join(' ').split(/\s+/).length >= min, `at least ${min} words`);

const shared = ({ lineOf }: Parts) => ({
  ...metadataShape,
  heading: lineOf(12, 80),
  lead: lineOf(80, 280),
  /** Facts that differ on this page: what, and the fact. */
  inShort: z
    .array(z.strictObject({ term: lineOf(3, 28), text: lineOf(15, 120) }))
    .min(3)
    .max(5),
  /** Heading of the page's own part. */
  storyTitle: lineOf(12, 80),
});

const serviceCity = entry(
  {
    kind: z.literal('service-city'),
    service: slug(),
    city: slug(),
    formerly: formerly(),
    sources: sources(),
  },
  (parts) =>
    z.strictObject({
      ...shared(parts),
      story: ownWriting(parts, 150),
      questions: z.array(parts.questionAndAnswer()).min(2).max(6),
    }),
);

/**
 * The numbers of the industry's challenges that the page shows, from 1, where it tells the others itself; without them it
 * shows all.
 */
const challenges = () =>
  z
    .array(z.int().min(1).max(6))
    .min(1)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'each number once')
    .optional();

const serviceIndustry = entry(
  {
    kind: z.literal('service-industry'),
    service: slug(),
    industry: slug(),
    challenges: challenges(),
    formerly: formerly(),
    sources: sources(),
  },
  (parts) =>
    z.strictObject({
      ...shared(parts),
      story: ownWriting(parts, 150),
      /** Bad days of the industry, and how this service answers each. */
      badDays: z
        .array(z.strictObject({ day: parts.lineOf(20, 140), answer: parts.lineOf(60, 320) }))
        .min(2)
        .max(5),
    }),
);

const cityIndustry = entry(
  {
    kind: z.literal('city-industry'),
    city: slug(),
    industry: slug(),
    challenges: challenges(),
    formerly: formerly(),
    sources: sources(),
  },
  (parts) =>
    z.strictObject({
      ...shared(parts),
      story: ownWriting(parts, 130),
      /** The services that come first for this industry in this city, and why. */
      first: z
        .array(z.strictObject({ service: slug(), reason: parts.lineOf(60, 320) }))
        .min(2)
        .max(3),
      /** What the service holds for this industry in this city, as short phrases. */
      features: z.array(parts.lineOf(15, 110)).min(4).max(8),
      /** What the customer gets from it, as short sentences. */
      benefits: z.array(parts.lineOf(15, 120)).min(4).max(8),
      goesWrong: z.array(parts.lineOf(40, 220)).min(2).max(5),
    }),
);

/** What one landing page says that no other says. */
export const landingSchema = z.discriminatedUnion('kind', [serviceCity, serviceIndustry, cityIndustry]);
