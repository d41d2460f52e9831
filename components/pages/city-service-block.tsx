import { CityService } from '@/components/sections/city-service';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { pictureIn } from '@/lib/pictures/picture-in';
import { areaCovered, postalAreas } from './city-area';
import { cityPhrases } from './city-phrases';
import { isInTorontoArea } from './toronto-area-block';

type Props = {
  language: Language;
  city: LocalContent['cities'][number];
  /** Where the page shows no other map of the city. */
  hasMap?: boolean;
};

/** How fast help comes in this city, with on-site service only where it is true. */
export function CityServiceBlock({ language, city, hasMap = false }: Props) {
  const { ui } = contentIn(language);
  const names = cityPhrases(language, city);
  // The Toronto section names the neighbourhoods and postal codes there.
  const area = isInTorontoArea(city)
    ? [{ term: ui.city.area, text: ui.landing.torontoArea }]
    : [
        { term: ui.city.area, text: areaCovered(language, city) },
        { term: ui.city.postalCodes, text: postalAreas(language, city) },
      ];
  return (
    <CityService
      title={fill(ui.landing.cityTitle, names)}
      promises={[fill(ui.landing.sameDay, names), city.onSite ? ui.landing.onSite : ui.landing.remote]}
      area={area}
      {...(hasMap
        ? { map: { src: pictureIn(language, `/art/plate-${city.slug}-night.svg`), alt: city.imageAlt } }
        : {})}
    />
  );
}
