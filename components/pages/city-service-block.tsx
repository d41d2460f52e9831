import { CityService } from '@/components/sections/city-service';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { pictureIn } from '@/lib/pictures/picture-in';
import { areaCovered } from './city-area';
import { cityPhrases } from './city-phrases';

type Props = {
  language: Language;
  city: LocalContent['cities'][number];
  /** Unless another section of the page says which parts of the city are served. */
  hasArea?: boolean;
};

/** How fast help comes in this city, with on-site service only where it is true. */
export function CityServiceBlock({ language, city, hasArea = true }: Props) {
  const { ui } = contentIn(language);
  const names = cityPhrases(language, city);
  const reach = `/art/plate-${city.slug}-reach`;
  return (
    <CityService
      title={fill(ui.landing.cityTitle, names)}
      promises={[fill(ui.landing.sameDay, names), city.onSite ? ui.landing.onSite : ui.landing.remote]}
      area={hasArea ? { term: ui.city.area, text: areaCovered(language, city) } : undefined}
      map={{
        src: pictureIn(language, `${reach}.svg`),
        small: pictureIn(language, `${reach}-sm.svg`),
        alt: fill(ui.city.reachAlt, names),
      }}
    />
  );
}
