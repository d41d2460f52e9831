import type { Pin } from '@/components/sections/canada-map';
import { contentIn } from '@/lib/content/content-in';
import { projectToCanada } from '@/lib/geo/canada-projection';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

/** The cities that have a place on the map of Canada. */
export function cityPins(language: Language): Pin[] {
  const { cities } = contentIn(language);
  return cities.flatMap(({ slug, name, latitude, longitude, mapLabel }) => {
    if (latitude === undefined || longitude === undefined) return [];
    return [
      {
        slug,
        href: hrefOf(language, 'city', slug),
        name,
        ...projectToCanada(latitude, longitude),
        ...mapLabel,
      },
    ];
  });
}
