import { z } from 'zod';
import { labelSides, narrowLabelSides } from '../../geo/label-sides.ts';
import {
  coordinates,
  fields,
  filledAlike,
  line,
  listOf,
  metadataShape,
  pageFacts,
  sources,
} from './parts.ts';

export const provinces = ['AB', 'BC', 'MB', 'NS', 'ON', 'QC', 'SK'] as const;

export const timeZones = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Regina',
  'America/Winnipeg',
  'America/Toronto',
  'America/Montreal',
  'America/Halifax',
] as const;

/** A forward sortation area: the first half of a Canadian postal code. */
const postalPrefix = () =>
  z.string().regex(/^[ABCEGHJ-NPRSTVXY]\d[A-Z]$/, 'a forward sortation area (letter digit letter)');

/** One of the ten cities. Structured data uses Toronto's coordinates for a city without any. */
export const citySchema = fields({
  ...pageFacts,
  province: z.enum(provinces).describe('The province in two letters.'),
  sources: sources(),
  latitude: coordinates.latitude.optional(),
  longitude: coordinates.longitude.optional(),
  population: z.int().min(100_000).describe('Inhabitants, as the census counts them; no page shows it.'),
  timeZone: z.enum(timeZones).describe('The time zone of its clock, which the page shows.'),
  postalCodes: listOf(11, 'The first halves of eleven postal codes, shown among the facts.', postalPrefix()),
  onSite: z
    .boolean()
    .describe('Whether a technician can be on site within the time that company.yaml promises.'),
  mapLabel: fields({
    side: z.enum(labelSides).describe('Side of the dot on wide screens.'),
    narrow: z
      .enum(narrowLabelSides)
      .optional()
      .describe('Side on narrow screens; without it, the name is left out there.'),
  }).describe('Where the name stands beside its dot on the map of Canada.'),
  words: ({ lineOf }) => ({
    ...metadataShape,
    name: lineOf(3, 30).describe(
      'The name of the city in headings, menus and lists. Edit mode then offers to replace it in sentences, too.',
    ),
    inText: line()
      .optional()
      .describe('The name with its preposition, where it depends on the name: “à Halifax”.'),
    ofText: line().optional().describe('The name with “of”: “d’Halifax”.'),
    inFullText: line()
      .optional()
      .describe(
        'The name with its preposition and the province, unless that is redundant: “à Halifax, en Nouvelle-Écosse”.',
      ),
    description: line()
      .min(125)
      .max(160)
      .describe(
        'What search results and lists of cities show; home and neighbouring cities cut it after 100 or 120 characters.',
      ),
    servicesIntro: lineOf(60, 260).describe('Paragraph above the services on the city’s page.'),
    callers: lineOf(120, 400).describe('Who calls from here, and about what.'),
    visits: lineOf(80, 320).describe('How a technician comes here.'),
    technicianBase: lineOf(10, 160)
      .nullish()
      .describe('Where technicians start from, shown after visits; empty until the owner fills it in.'),
    localConditions: listOf(
      [4, 6],
      'Four to six things that this city asks of IT and its neighbours do not: law, weather, clock.',
      {
        term: lineOf(3, 30).describe('What it is about, in a few words.'),
        text: lineOf(60, 240).describe('What the place asks, and what we do about it.'),
      },
    ),
    specialisedServices: listOf(5, 'Five things that are often asked for here.', line()),
    neighborhoods: listOf(8, 'Eight neighbourhoods; the first are named in the area covered.', line()),
    localKeywords: listOf(
      6,
      'Six phrases that people of the city search for; shown to search engines.',
      line(),
    ),
    imageAlt: 'What the map shows, for those who do not see it.',
  }),
}).superRefine(filledAlike('technicianBase'));
