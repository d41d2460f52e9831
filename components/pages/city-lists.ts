import type { Pin } from '@/components/sections/canada-map';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { projectToCanada } from '@/lib/geo/canada-projection';
import { excerpt } from '@/lib/i18n/excerpt';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

const maxNearby = 3;
const nearbyExcerptLength = 120;

/** The cities from west to east. */
export const citiesFromWest = (language: Language) =>
  contentIn(language).cities.toSorted((a, b) => (a.longitude ?? 0) - (b.longitude ?? 0));

/** The cities with coordinates, as pins on the map of Canada. */
export function cityPins(language: Language): Pin[] {
  return contentIn(language).cities.flatMap(({ slug, name, latitude, longitude, mapLabel }) => {
    if (latitude === undefined || longitude === undefined) return [];
    const href = hrefOf(language, 'city', slug);
    return [{ slug, href, name, ...projectToCanada(latitude, longitude), ...mapLabel }];
  });
}

/** The cities as list rows, in content order, with their provinces’ names. Descriptions are cut to at most `length` characters, if given. */
export function cityRows(language: Language, length = Number.POSITIVE_INFINITY) {
  const { cities, ui } = contentIn(language);
  return cities.map(({ slug, name, province, timeZone, description, image }) => ({
    slug,
    href: hrefOf(language, 'city', slug),
    name,
    province: ui.provinces[province],
    timeZone,
    zone: ui.timeZones[timeZone],
    text: excerpt(description, length),
    thumb: image,
  }));
}

/** Up to three other cities in the same province. */
export function nearbyCities(language: Language, city: LocalContent['cities'][number]) {
  return contentIn(language)
    .cities.filter(({ slug, province }) => province === city.province && slug !== city.slug)
    .slice(0, maxNearby)
    .map(({ slug, name, description }) => ({
      href: hrefOf(language, 'city', slug),
      title: name,
      text: excerpt(description, nearbyExcerptLength),
    }));
}
