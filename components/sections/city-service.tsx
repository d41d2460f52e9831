import { Statements } from '@/components/ui/statements';
import { SplitSheet } from './split-sheet';

type Props = {
  title: string;
  /** Same-day response and, where true, a technician at the door. */
  promises: readonly string[];
  /** Where in the city, as a sentence, where no section of the page says it. */
  area?: { term: string; text: string } | undefined;
  /** The country around the city with rings, and the same with larger names. */
  map: { src: string; small: string; alt: string };
};

/** How fast help comes in a city and where in it, beside a map of its reach. */
export function CityService({ title, promises, area, map }: Props) {
  return (
    <SplitSheet
      id="city-service"
      title={title}
      beside={
        <picture>
          <source media="(width < 32.5rem)" srcSet={map.small} width="760" height="600" />
          <img src={map.src} alt={map.alt} width="1080" height="600" loading="lazy" />
        </picture>
      }
    >
      <Statements items={promises} />
      {area && (
        <>
          <h3 className="cap">{area.term}</h3>
          <p>{area.text}</p>
        </>
      )}
    </SplitSheet>
  );
}
