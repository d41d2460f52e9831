import { z } from 'zod';
import { fields, formerly, listOf, metadataShape, type Parts, slug, sources } from './parts.ts';

const ownFeatures = ({ lineOf }: Parts) =>
  listOf(
    [2, 4],
    'What the service includes on this page in particular, before the service’s own features.',
    lineOf(15, 110),
  );

const ownBenefits = ({ lineOf }: Parts) =>
  listOf([2, 4], 'What the service changes for clients of this page in particular.', lineOf(15, 120));

const challenges = z
  .array(z.int().min(1).max(6))
  .refine((numbers) => new Set(numbers).size === numbers.length, 'each number once')
  .min(1)
  .optional()
  .describe('The numbers of the industry’s challenges to show, from 1; without it, all.');

const service = slug().describe('The service; of the whole page, as the name of its file says.');
const city = slug().describe('The city of the page, as the name of its file says.');
const industry = slug().describe('The industry of the page, as the name of its file says.');
const optional = { formerly: formerly(), sources: sources() };

const shared = (parts: Parts, minWords: number) => ({
  ...metadataShape,
  heading: parts.lineOf(12, 80).describe('The headline of the page.'),
  lead: parts
    .lineOf(80, 280)
    .describe('The first paragraph: what is sold, to whom, where and how fast; the story comes second.'),
  inShort: listOf([3, 5], 'Three to five facts that only this page has.', {
    term: parts.lineOf(3, 28).describe('A word for the fact, in the margin.'),
    text: parts.lineOf(15, 120).describe('The fact.'),
  }),
  storyTitle: parts.lineOf(12, 80).describe('Heading over the story.'),
  story: listOf([2, 4], 'Two to four paragraphs that are true only here.', parts.lineOf(80, 900)).refine(
    (texts) => texts.join(' ').split(/\s+/).length >= minWords,
    `at least ${minWords} words`,
  ),
});

const serviceCity = fields({
  kind: z.literal('service-city').describe('What the page is about: service and city.'),
  service,
  city,
  ...optional,
  words: (parts) => ({
    ...shared(parts, 150),
    features: ownFeatures(parts),
    benefits: ownBenefits(parts),
    questions: listOf(
      [2, 6],
      'Two to six questions of clients here, with answers.',
      parts.questionAndAnswer(),
    ),
  }),
});

const serviceIndustry = fields({
  kind: z.literal('service-industry').describe('What the page is about: service and industry.'),
  service,
  industry,
  challenges,
  ...optional,
  words: (parts) => ({
    ...shared(parts, 150),
    features: ownFeatures(parts),
    benefits: ownBenefits(parts),
    badDays: listOf([2, 5], 'Two to five typical incidents in the industry, and what happens then.', {
      day: parts.lineOf(20, 140).describe('A bad day in the industry, in one sentence.'),
      answer: parts.lineOf(60, 320).describe('What the service does then.'),
    }),
  }),
});

const cityIndustry = fields({
  kind: z.literal('city-industry').describe('What the page is about: city and industry.'),
  city,
  industry,
  challenges,
  ...optional,
  words: (parts) => ({
    ...shared(parts, 130),
    first: listOf([2, 3], 'The two or three services to start with, and why.', {
      service,
      reason: parts.lineOf(60, 320).describe('Why this industry in this city needs it first.'),
    }),
    features: listOf(
      [4, 8],
      'Short phrases: what we do for this industry in this city.',
      parts.lineOf(15, 110),
    ),
    benefits: listOf([4, 8], 'Short sentences: what it changes.', parts.lineOf(15, 120)),
    goesWrong: listOf(
      [2, 5],
      'What goes wrong in this industry in this city, and who does what about it.',
      parts.lineOf(40, 260),
    ),
  }),
});

/** The unique text of a landing page. */
export const landingSchema = z.discriminatedUnion('kind', [serviceCity, serviceIndustry, cityIndustry]);
