import { z } from 'zod';
import { labelSides, narrowLabelSides } from '../../geo/label-sides.ts';
import {
  coordinates,
  entry,
  filledAlike,
  formerly,
  image,
  line,
  lines,
  metadataShape,
  slugs,
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
export const citySchema = entry(
  {
    order: z.int().positive(),
    province: z.enum(provinces),
    slugs: slugs(),
    formerly: formerly(),
    image: image(),
    sources: sources(),
    latitude: coordinates.latitude.optional(),
    longitude: coordinates.longitude.optional(),
    population: z.int().min(100_000),
    timeZone: z.enum(timeZones),
    postalCodes: z.array(postalPrefix()).length(11),
    /** Whether a technician can be on site within 2 to 4 hours. */
    onSite: z.boolean(),
    /** The side of its dot that the label takes on the map of Canada; without `narrow`, no label on narrow screens. */
    mapLabel: z.strictObject({ side: z.enum(labelSides), narrow: z.enum(narrowLabelSides).optional() }),
  },
  ({ lineOf }) =>
    z.strictObject({
      ...metadataShape,
      name: lineOf(3, 30),
      /** The name with its preposition, in languages where that depends on the name: "à Halifax", "d’Halifax". */
      inText: line().optional(),
      ofText: line().optional(),
      /** The same with the province, unless that is redundant: "à Halifax, en Nouvelle-Écosse", but "à Québec". */
      inFullText: line().optional(),
      /** Overrides the limits of `metadataShape`: lists cut it at 100 or 120 characters, so it has to be longer. */
      description: line().min(125).max(160),
      servicesIntro: lineOf(60, 260),
      /** Who calls from here, and about what. */
      callers: lineOf(120, 400),
      /** How a technician comes here. */
      visits: lineOf(80, 320),
      /** Where technicians start from, shown after `visits`; null until the owner fills it in. */
      technicianBase: lineOf(10, 160).nullish(),
      specialisedServices: lines(5),
      neighborhoods: lines(8),
      localKeywords: lines(6),
      imageAlt: line(),
    }),
).superRefine(filledAlike('technicianBase'));
