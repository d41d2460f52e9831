import { SplitSection } from '@/components/sections/split-section';
import { TextList } from '@/components/ui/text-list';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { pictureIn } from '@/lib/pictures/picture-in';
import { areaServed, cityPhrases } from './city-phrases';

type Props = {
  language: Language;
  city: LocalContent['cities'][number];
  /** Set to false if another section of the page describes the area served. */
  hasArea?: boolean;
};

/** How fast help arrives in a city, next to a map of its reach. Promises on-site service only where it is offered. */
export function CityServiceBlock({ language, city, hasArea = true }: Props) {
  const { ui } = contentIn(language);
  const phrases = cityPhrases(language, city);
  const map = (ending: string) => pictureIn(language, `/art/plate-${city.slug}-reach${ending}.svg`);
  return (
    <SplitSection
      id="city-service"
      title={fill(ui.landing.cityTitle, phrases)}
      aside={
        <picture className="p-0">
          <source media="(width < 32.5rem)" srcSet={map('-sm')} width="760" height="600" />
          <img
            className="h-full object-cover"
            src={map('')}
            alt={fill(ui.city.reachAlt, phrases)}
            width="1080"
            height="600"
            loading="lazy"
          />
        </picture>
      }
    >
      <TextList
        className="statements"
        items={[fill(ui.landing.sameDay, phrases), city.onSite ? ui.landing.onSite : ui.landing.remote]}
      />
      {hasArea && (
        <>
          <h3 className="cap mt-7">{ui.city.area}</h3>
          <p>{areaServed(language, city)}</p>
        </>
      )}
    </SplitSection>
  );
}
