import { z } from 'zod';
import { entry, formerly, listOf, metadataShape, type partsIn, slug, sources } from './parts.ts';

type Parts = ReturnType<typeof partsIn>;

/** Paragraphs with at least `min` words in total. */
const paragraphs = ({ lineOf }: Parts, min: number) =>
  z
    .array(lineOf(80, 900))
    .min(2)
    .max(4)
    .refine((texts) => texts.join(' ').split(/\s+/).length >= min, `at least ${min} words`);

const ownFeatures = ({ lineOf }: Parts) =>
  listOf(
    lineOf(15, 110),
    [2, 4],
    'What the service includes on this page in particular, before the service’s own features.',
  );

/** Numbers of the items of another list, from 1. */
const numbersUpTo = (max: number) =>
  z
    .array(z.int().min(1).max(max))
    .refine((numbers) => new Set(numbers).size === numbers.length, 'each number once');

/** Selects the industry's challenges to show; without it, the page shows all of them. */
const challenges = numbersUpTo(6)
  .min(1)
  .optional()
  .describe('The numbers of the industry’s challenges to show, from 1; without it, all.');

const service = slug().describe('The file name of the service.');
const city = slug().describe('The file name of the city.');
const industry = slug().describe('The file name of the industry.');
const optional = { formerly: formerly(), sources: sources() };

const shared = (parts: Parts, minWords: number) => ({
  ...metadataShape,
  heading: parts.lineOf(12, 80).describe('The headline of the page.'),
  lead: parts
    .lineOf(80, 280)
    .describe('The first paragraph: what is sold, to whom, where and how fast; the story comes second.'),
  inShort: listOf(
    z.strictObject({
      term: parts.lineOf(3, 28).describe('A word for the fact, in the margin.'),
      text: parts.lineOf(15, 120).describe('The fact.'),
    }),
    [3, 5],
    'Three to five facts that only this page has.',
  ),
  storyTitle: parts.lineOf(12, 80).describe('Heading over the story.'),
  story: paragraphs(parts, minWords).describe('Two to four paragraphs that are true only here.'),
});

const serviceCity = entry(
  {
    kind: z.literal('service-city').describe('What the page is about: service and city.'),
    service,
    city,
    serviceBenefits: numbersUpTo(8)
      .min(2)
      .max(4)
      .describe('The numbers of the service’s benefits that matter most on this page, from 1.'),
    ...optional,
  },
  (parts) =>
    z.strictObject({
      ...shared(parts, 150),
      features: ownFeatures(parts),
      questions: listOf(
        parts.questionAndAnswer(),
        [2, 6],
        'Two to six questions of clients here, with answers.',
      ),
    }),
);

const serviceIndustry = entry(
  {
    kind: z.literal('service-industry').describe('What the page is about: service and industry.'),
    service,
    industry,
    challenges,
    ...optional,
  },
  (parts) =>
    z.strictObject({
      ...shared(parts, 150),
      features: ownFeatures(parts),
      benefits: listOf(parts.lineOf(15, 120), [2, 4], 'What it changes in the industry.'),
      badDays: listOf(
        z.strictObject({
          day: parts.lineOf(20, 140).describe('A bad day in the industry, in one sentence.'),
          answer: parts.lineOf(60, 320).describe('What the service does then.'),
        }),
        [2, 5],
        'Two to five typical incidents in the industry, and what happens then.',
      ),
    }),
);

const cityIndustry = entry(
  {
    kind: z.literal('city-industry').describe('What the page is about: city and industry.'),
    city,
    industry,
    challenges,
    ...optional,
  },
  (parts) =>
    z.strictObject({
      ...shared(parts, 130),
      first: listOf(
        z.strictObject({
          service,
          reason: parts.lineOf(60, 320).describe('Why this industry in this city needs it first.'),
        }),
        [2, 3],
        'The two or three services to start with, and why.',
      ),
      features: listOf(
        parts.lineOf(15, 110),
        [4, 8],
        'Short phrases: what we do for this industry in this city.',
      ),
      benefits: listOf(parts.lineOf(15, 120), [4, 8], 'Short sentences: what it changes.'),
      goesWrong: listOf(parts.lineOf(40, 220), [2, 5], 'What goes wrong in this industry in this city.'),
    }),
);

/** The unique text of a landing page. */
export const landingSchema = z.discriminatedUnion('kind', [serviceCity, serviceIndustry, cityIndustry]);
