import { SheetIndex } from '@/components/sections/sheet-index';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import type { LandingPair } from '@/lib/landing/landing-pairs';
import { sheetOf } from '@/lib/landing/sheet-of';
import { getPage } from '@/lib/pages/get-page';
import { citiesFromWest } from './cities-from-west';
import { allPairs } from './pair-links';
import { checkedMonth, sourcesId } from './source-block';

type Sources = Parameters<typeof checkedMonth>[1];
type Props = { language: Language; pair: LandingPair; sources: Sources };

/** Beside a landing page: the same subject one city, service or industry further on, and the number of its sheet. */
export function LandingIndex({ language, pair, sources }: Props) {
  const { services, industries, ui } = contentIn(language);
  const { sheet: words } = ui;
  const sheet = sheetOf(pair, allPairs(language), {
    services: services.map(({ slug }) => slug),
    cities: citiesFromWest(language).map(({ slug }) => slug),
    industries: industries.map(({ slug }) => slug),
  });
  const { series, row, rows, column, columns } = sheet;
  const [rowName, columnName] = namesOf(language, pair);
  const cell = (side: 'west' | 'east' | 'north' | 'south', axis: 0 | 1) => {
    const neighbour = sheet[side];
    if (!neighbour) return undefined;
    const names = namesOf(language, neighbour);
    return {
      name: names[axis],
      of: axis === 0 ? columnName : rowName,
      href: getPage(language, 'landing', neighbour.slug).path,
    };
  };
  const isOfCities = pair.kind !== 'service-industry';
  const month = checkedMonth(language, sources);
  return (
    <SheetIndex
      number={{
        label: words.number,
        text: `${series}${row}–${column}`,
        place: fill(words[pair.kind], { series, row, rows, column, columns }),
      }}
      checked={month ? { href: `#${sourcesId}`, label: fill(words.checked, { month }) } : undefined}
      label={words.label}
      neighbours={{
        north: cell('north', 0),
        south: cell('south', 0),
        west: cell('west', 1) ?? (isOfCities ? { name: words.pacific, of: words.none } : undefined),
        east: cell('east', 1) ?? (isOfCities ? { name: words.atlantic, of: words.none } : undefined),
        here: { name: columnName, of: words.here },
      }}
    />
  );
}

/** What a sheet's row and its column are about. */
function namesOf(language: Language, pair: LandingPair): [row: string, column: string] {
  const { services, cities, industries } = contentIn(language);
  switch (pair.kind) {
    case 'service-city':
      return [getEntry(services, pair.service).name, getEntry(cities, pair.city).name];
    case 'service-industry':
      return [getEntry(services, pair.service).name, getEntry(industries, pair.industry).name];
    case 'city-industry':
      return [getEntry(industries, pair.industry).name, getEntry(cities, pair.city).name];
  }
}
