import type { ReactNode } from 'react';
import { Ticks } from '@/components/ui/ticks';

type Props = {
  title: string;
  /** Same-day response and, where true, a technician at the door. */
  promises: readonly string[];
  /** Where in the city, as sentences. */
  area: readonly { term: string; text: string }[];
  /** The city's map by night, where the page has no other. */
  map?: { src: string; alt: string };
};

/** How fast help comes in a city, and where in it: a dark band from edge to edge, with the city's map where there is one. */
export function CityService({ title, promises, area, map }: Props) {
  const where: ReactNode = (
    <dl className="mt-7 grid gap-8">
      {area.map(({ term, text }) => (
        <div key={term}>
          <dt className="cap">{term}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section id="city-service" className="on-night split split-night" aria-labelledby="city-service-title">
      <div>
        <h2 id="city-service-title" className="text-section">
          {title}
        </h2>
        <Ticks items={promises} className="mt-5" />
        {map && where}
      </div>
      {map ? (
        <img className="max-lg:hidden" src={map.src} alt={map.alt} width="1080" height="720" loading="lazy" />
      ) : (
        <div>{where}</div>
      )}
    </section>
  );
}
