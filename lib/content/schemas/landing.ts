import { z } from 'zod';
import { entry, formerly, metadataShape, type partsIn, slug, sources } from './parts.ts';

type Parts = ReturnType<typeof partsIn>;

/** Paragraphs with at least `min` words in total. */
const paragraphs = ({ lineOf }: Parts, min: number) =>
  z
    .array(lineOf(80, 900))
    .min(2)
    .max(4)
    .refine((texts) => texts.join(' ').split(/\s+/).length >= min, `at least ${min} words`);

const shared = ({ lineOf }: Parts) => ({
  ...metadataShape,
  heading: lineOf(12, 80),
  lead: lineOf(80, 280),
  /** Facts specific to this page. */
  inShort: z
    .array(z.strictObject({ term: lineOf(3, 28), text: lineOf(15, 120) }))
    .min(3)
    .max(5),
  /** Heading of the story. */
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
      story: paragraphs(parts, 150),
      /** What the service includes on this page in particular; the page shows it before the service's own features. */
      features: z.array(parts.lineOf(15, 110)).min(2).max(4),
      questions: z.array(parts.questionAndAnswer()).min(2).max(6),
    }),
);

/** Selects the industry's challenges to show by number, from 1; without it, the page shows all of them. */
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
      story: paragraphs(parts, 150),
      /** What the service includes on this page in particular; the page shows it before the service's own features. */
      features: z.array(parts.lineOf(15, 110)).min(2).max(4),
      /** Typical incidents in the industry and how the service handles them. */
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
      story: paragraphs(parts, 130),
      /** The most important services for this industry in this city, and why. */
      first: z
        .array(z.strictObject({ service: slug(), reason: parts.lineOf(60, 320) }))
        .min(2)
        .max(3),
      /** Short phrases. */
      features: z.array(parts.lineOf(15, 110)).min(4).max(8),
      /** Short sentences. */
      benefits: z.array(parts.lineOf(15, 120)).min(4).max(8),
      goesWrong: z.array(parts.lineOf(40, 220)).min(2).max(5),
    }),
);

/** The unique text of a landing page. */
export const landingSchema = z.discriminatedUnion('kind', [serviceCity, serviceIndustry, cityIndustry]);
