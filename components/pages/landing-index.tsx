import { SheetIndex } from '@/components/sections/sheet-index';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import type { LandingPair } from '@/lib/landing/landing-pairs';
import { type Sheet, sheetOf } from '@/lib/landing/sheet-of';
import { getPage } from '@/lib/pages/find-page';
import { citiesFromWest } from './city-lists';
import { allPairs } from './pair-links';

type Props = { language: Language; pair: LandingPair };

/** Links from a landing page to its neighbours: the same subject in the next city or industry on each side. */
export function LandingIndex({ language, pair }: Props) {
  const { sheet: words } = contentIn(language).ui;
  const { west, east } = landingSheet(language, pair);
  const isByCity = pair.kind !== 'service-industry';
  const neighbour = (page: LandingPair | undefined, side: string, sea: string) =>
    page
      ? { name: placeName(language, page), side, href: getPage(language, 'landing', page.slug).path }
      : isByCity
        ? { name: sea, side }
        : undefined;
  return (
    <SheetIndex
      label={words.label}
      west={neighbour(west, isByCity ? words.west : words.before, words.pacific)}
      here={{ name: placeName(language, pair), side: words.here }}
      east={neighbour(east, isByCity ? words.east : words.after, words.atlantic)}
    />
  );
}

/** The sheet number of a landing page, and its neighbours. */
export function landingSheet(language: Language, pair: LandingPair): Sheet {
  const { services, industries } = contentIn(language);
  return sheetOf(pair, allPairs(language), {
    services: services.map(({ slug }) => slug),
    cities: citiesFromWest(language).map(({ slug }) => slug),
    industries: industries.map(({ slug }) => slug),
  });
}

/** The city, or the industry where the page is about none. */
function placeName(language: Language, pair: LandingPair): string {
  const { cities, industries } = contentIn(language);
  return 'city' in pair ? getEntry(cities, pair.city).name : getEntry(industries, pair.industry).name;
}
