import { contentIn } from '@/lib/content/content-in';
import { hoursAhead } from '@/lib/geo/hours-ahead';
import { hoursSinceNoon } from '@/lib/geo/night-band';
import { formatClock } from '@/lib/i18n/format-clock';
import type { Language } from '@/lib/i18n/languages';
import { citiesFromWest } from './city-lists';

/** An entry of the log: `row` is the one of its city, from 0, `hours` are those since noon, Toronto time. */
export type Moment = ReturnType<typeof homeNight>['moments'][number];

/**
 * The night of the home page: the log's entries in their cities, and when the offices of each city are closed.
 *
 * @throws Error when an entry names a city that does not exist.
 */
export function homeNight(language: Language) {
  const { homePage, company, nightShift } = contentIn(language);
  const { h12, h15, h18, h21, h0, h3, h6, h9 } = nightShift;
  const { opens, closes } = company.openingHours;
  const cities = citiesFromWest(language);
  const moments = homePage.log.entries.map(({ city, ...entry }, index) => {
    const row = cities.findIndex(({ slug }) => slug === city);
    const place = cities[row];
    if (!place)
      throw new Error(
        `content/pages/home.yaml  ${language}.log.entries.${index}.city  "${city}" is none of ${cities.map(({ slug }) => slug).join(', ')}`,
      );
    const hours = hoursSinceNoon(entry.time, hoursAhead(place.timeZone));
    const time = formatClock(language, entry.time);
    return { ...entry, id: `night-${index}`, time, city: place.name, row, hours };
  });
  const zones = Object.groupBy(cities, ({ timeZone }) => timeZone);
  return {
    moments,
    /** Every third hour since noon, from noon to noon. */
    hours: [h12, h15, h18, h21, h0, h3, h6, h9, h12].map((name, index) => ({ hour: index * 3, name })),
    rows: cities.map(({ name, timeZone }) => {
      const ahead = hoursAhead(timeZone);
      return {
        name,
        night: [hoursSinceNoon(closes, ahead), hoursSinceNoon(opens, ahead) || 24] as const,
      };
    }),
    /** How many cities each time zone has. */
    zones: Object.fromEntries(Object.entries(zones).map(([zone, list]) => [zone, list?.length ?? 0])),
  };
}
