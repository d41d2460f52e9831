import { SheetIndex } from '@/components/sections/sheet-index';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import type { LandingPair } from '@/lib/landing/landing-pairs';
import { type Sheet, sheetOf } from '@/lib/landing/sheet-of';
import { getPage } from '@/lib/pages/find-page';
import { citiesFromWest } from './cities-from-west';
import { allPairs } from './pair-links';

type Props = { language: Language; pair: LandingPair };

/** Beside a landing page: the same subject one city or one industry further on. */
export function LandingIndex({ language, pair }: Props) {
  const { sheet: words } = contentIn(language).ui;
  const { west, east } = landingSheet(language, pair);
  const isOfCities = pair.kind !== 'service-industry';
  const beside = (neighbour: LandingPair | undefined, of: string, sea: string) =>
    neighbour
      ? { name: placeOf(language, neighbour), of, href: getPage(language, 'landing', neighbour.slug).path }
      : isOfCities
        ? { name: sea, of }
        : undefined;
  return (
    <SheetIndex
      label={words.label}
      west={beside(west, isOfCities ? words.west : words.before, words.pacific)}
      here={{ name: placeOf(language, pair), of: words.here }}
      east={beside(east, isOfCities ? words.east : words.after, words.atlantic)}
    />
  );
}

/** The number of a landing page's sheet, and its neighbours. */
export function landingSheet(language: Language, pair: LandingPair): Sheet {
  const { services, industries } = contentIn(language);
  return sheetOf(pair, allPairs(language), {
    services: services.map(({ slug }) => slug),
    cities: citiesFromWest(language).map(({ slug }) => slug),
    industries: industries.map(({ slug }) => slug),
  });
}

/** What differs from sheet to sheet along a line. */
function placeOf(language: Language, pair: LandingPair): string {
  const { cities, industries } = contentIn(language);
  return 'city' in pair ? getEntry(cities, pair.city).name : getEntry(industries, pair.industry).name;
}
