import { z } from 'zod';
import { labelSides, narrowLabelSides } from '../../geo/label-sides.ts';
import { entry, formerly, image, line, lines, metadataShape, slugs, sources } from './parts.ts';

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

/** One of the ten cities. Latitude and longitude stand together or not at all; without them Toronto's are used. */
export const citySchema = entry(
  {
    order: z.int().positive(),
    province: z.enum(provinces),
    slugs: slugs(),
    formerly: formerly(),
    image: image(),
    sources: sources(),
    latitude: z.number().min(41).max(70).optional(),
    longitude: z.number().min(-141).max(-52).optional(),
    population: z.int().min(100_000),
    timeZone: z.enum(timeZones),
    postalCodes: z.array(postalPrefix()).length(11),
    /** Somebody can be at the door within 2 to 4 hours. */
    onSite: z.boolean(),
    /** On which side of its dot the name stands on the map of Canada; on narrow screens only where it has a side there. */
    mapLabel: z.strictObject({ side: z.enum(labelSides), narrow: z.enum(narrowLabelSides).optional() }),
  },
  ({ lineOf }) =>
    z.strictObject({
      ...metadataShape,
      name: lineOf(3, 30),
      /** The name inside phrases, in languages that cannot glue a preposition to it: "à Halifax", "d’Halifax". */
      inText: line().optional(),
      ofText: line().optional(),
      /** The same with the province behind it, where that says more: "à Halifax, en Nouvelle-Écosse", but "à Québec". */
      inFullText: line().optional(),
      /** Shown on the page and to crawlers, in any language; lists show its first sentence, cut after 100 or 120 characters. */
      description: line().min(120).max(160),
      servicesIntro: lineOf(60, 260),
      specialisedServices: lines(5),
      neighborhoods: lines(8),
      localKeywords: lines(6),
      imageAlt: line(),
    }),
);
