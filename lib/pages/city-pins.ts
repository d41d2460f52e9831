import { contentIn } from '../content/content-in.ts';
import { projectToCanada } from '../geo/canada-projection.ts';
import type { Language } from '../i18n/languages.ts';
import { hrefOf } from './href-of.ts';

/** The cities with coordinates, as pins on the maps of Canada: `x` and `y` in per cent of a map's width and height. */
export function cityPins(language: Language) {
  return contentIn(language).cities.flatMap(({ slug, name, latitude, longitude, mapLabel }) => {
    if (latitude === undefined || longitude === undefined) return [];
    const href = hrefOf(language, 'city', slug);
    return [{ slug, href, name, ...projectToCanada(latitude, longitude), ...mapLabel }];
  });
}
