import { kilometresFrom } from '../geo/kilometres-from.ts';
import type { Mistake } from './content-error.ts';
import type { Parsed } from './parse-content.ts';

type Cities = Parsed['cities'];
type CityMaps = NonNullable<Parsed['cityMaps']>;

const file = 'pictures/city-maps.yaml';
/** What the map further off has room for, in kilometres from the city. */
const reachLimit = { across: 33, down: 29 };

/** Cities without a map, and places that are too far away for it. */
export function findMapMistakes({ cities, cityMaps: maps }: Parsed): Mistake[] {
  return maps ? cities.flatMap((city) => findMapMistakesOf(city, maps)) : [];
}

function findMapMistakesOf(
  { slug, formerly = [], latitude, longitude }: Cities[number],
  maps: CityMaps,
): Mistake[] {
  const map = maps[slug];
  if (!map) {
    const former = formerly.find((name) => name in maps);
    const problem = former
      ? `is missing: rename the lines of ${former}, the former name`
      : 'is missing: copy the lines of another city here, under this name, and put in its places';
    return [{ file, field: slug, problem, isDraft: !former }];
  }
  if (latitude === undefined || longitude === undefined) return [];
  const { kilometres } = map.large;
  const nearLimit = { across: 1.5 * kilometres, down: kilometres };
  const places = [
    ...map.names.map((name, index) => ({ name, field: `${slug}.names.${index}`, limit: nearLimit })),
    ...map.reach.names.map((name, index) => ({
      name,
      field: `${slug}.reach.names.${index}`,
      limit: reachLimit,
    })),
  ];
  const mistakes = places.flatMap(({ name, field, limit }) => {
    const { north, east } = kilometresFrom({ latitude, longitude }, name);
    if (Math.abs(north) <= limit.down && Math.abs(east) <= limit.across) return [];
    const problem = `expected a place at most ${limit.across} kilometres east or west of the city and ${limit.down} north or south, found ${name.en.name.replace('|', ' ')} ${describe(east, 'east', 'west')} and ${describe(north, 'north', 'south')}: choose a closer one, or correct its latitude and longitude`;
    return [{ file, field, problem }];
  });
  const [first] = mistakes;
  if (!first || mistakes.length < places.length) return mistakes;
  return [{ ...first, field: slug, problem: 'has the places of another city: put in those around this one' }];
}

const describe = (kilometres: number, ahead: string, behind: string) =>
  `${Math.round(Math.abs(kilometres))} ${kilometres < 0 ? behind : ahead}`;
