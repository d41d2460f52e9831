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

const ownFeatures = ({ lineOf }: Parts) =>
  z
    .array(lineOf(15, 110))
    .min(2)
    .max(4)
    .describe('What the service includes on this page in particular, before the service’s own features.');

const serviceBenefits = () =>
  z
    .array(z.int().min(1).max(8))
    .min(2)
    .max(4)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'each number once')
    .describe('The numbers of the service’s benefits that matter most on this page, from 1.');

const shared = ({ lineOf }: Parts) => ({
  ...metadataShape,
  heading: lineOf(12, 80).describe('The headline of the page.'),
  lead: lineOf(80, 280).describe(
    'The first paragraph: what is sold, to whom, where and how fast; the story comes second.',
  ),
  inShort: z
    .array(
      z.strictObject({
        term: lineOf(3, 28).describe('A word for the fact, in the margin.'),
        text: lineOf(15, 120).describe('The fact.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('Three to five facts that only this page has.'),
  storyTitle: lineOf(12, 80).describe('Heading over the story.'),
});

const serviceCity = entry(
  {
    kind: z.literal('service-city').describe('What the page is about: service and city.'),
    service: slug().describe('The file name of the service.'),
    city: slug().describe('The file name of the city.'),
    serviceBenefits: serviceBenefits(),
    formerly: formerly(),
    sources: sources(),
  },
  (parts) =>
    z.strictObject({
      ...shared(parts),
      story: paragraphs(parts, 150).describe('Two to four paragraphs that are true only here.'),
      features: ownFeatures(parts),
      questions: z
        .array(parts.questionAndAnswer())
        .min(2)
        .max(6)
        .describe('Two to six questions of clients here, with answers.'),
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
    kind: z.literal('service-industry').describe('What the page is about: service and industry.'),
    service: slug().describe('The file name of the service.'),
    industry: slug().describe('The file name of the industry.'),
    challenges: challenges().describe(
      'The numbers of the industry’s challenges to show, from 1; without it, all.',
    ),
    formerly: formerly(),
    sources: sources(),
  },
  (parts) =>
    z.strictObject({
      ...shared(parts),
      story: paragraphs(parts, 150).describe('Two to four paragraphs that are true only here.'),
      features: ownFeatures(parts),
      benefits: z.array(parts.lineOf(15, 120)).min(2).max(4).describe('What it changes in the industry.'),
      badDays: z
        .array(
          z.strictObject({
            day: parts.lineOf(20, 140).describe('A bad day in the industry, in one sentence.'),
            answer: parts.lineOf(60, 320).describe('What the service does then.'),
          }),
        )
        .min(2)
        .max(5)
        .describe('Two to five typical incidents in the industry, and what happens then.'),
    }),
);

const cityIndustry = entry(
  {
    kind: z.literal('city-industry').describe('What the page is about: city and industry.'),
    city: slug().describe('The file name of the city.'),
    industry: slug().describe('The file name of the industry.'),
    challenges: challenges().describe(
      'The numbers of the industry’s challenges to show, from 1; without it, all.',
    ),
    formerly: formerly(),
    sources: sources(),
  },
  (parts) =>
    z.strictObject({
      ...shared(parts),
      story: paragraphs(parts, 130).describe('Two to four paragraphs that are true only here.'),
      first: z
        .array(
          z.strictObject({
            service: slug().describe('The file name of the service.'),
            reason: parts.lineOf(60, 320).describe('Why this industry in this city needs it first.'),
          }),
        )
        .min(2)
        .max(3)
        .describe('The two or three services to start with, and why.'),
      features: z
        .array(parts.lineOf(15, 110))
        .min(4)
        .max(8)
        .describe('Short phrases: what we do for this industry in this city.'),
      benefits: z.array(parts.lineOf(15, 120)).min(4).max(8).describe('Short sentences: what it changes.'),
      goesWrong: z
        .array(parts.lineOf(40, 220))
        .min(2)
        .max(5)
        .describe('What goes wrong in this industry in this city.'),
    }),
);

/** The unique text of a landing page. */
export const landingSchema = z.discriminatedUnion('kind', [serviceCity, serviceIndustry, cityIndustry]);
