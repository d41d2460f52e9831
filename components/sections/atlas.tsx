import type { ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { CanadaMap, type Pin } from './canada-map';
import type { CityRow } from './city-row';

type City = CityRow & { slug: string };
type Props = {
  crumbs: ReactNode;
  title: string;
  lead: string;
  mapAlt: string;
  pins: readonly Pin[];
  cities: readonly City[];
};

/** The map of all cities, and below it their list: what is pointed at in one lights up in the other. */
export function Atlas({ crumbs, title, lead, mapAlt, pins, cities }: Props) {
  return (
    <div className="face atlas">
      <style>{`${lightUp(cities, 'row', 'pin')}{--pin:var(--color-larch-400)}${lightUp(cities, 'pin', 'row')}{background:var(--color-blue-50)}`}</style>
      <div className="wrap">
        <div className="face-text">
          {crumbs}
          <h1 className="text-h1">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="face-art">
          <CanadaMap src="/art/canada-light.svg" alt={mapAlt} pins={pins} look="light" first />
          <span className="neat-edge max-lg:hidden" />
        </div>
        <div className="face-margin">
          {cities.map(({ slug, href, name, province, timeZone, zone, text, thumb }) => (
            <article key={slug} className={`row-card reveal row-${slug}`}>
              <img src={thumb} alt="" width="208" height="208" loading="lazy" />
              <div>
                <h2>
                  <a className="card-link" href={href}>
                    {name}
                  </a>
                </h2>
                <p className="cap">
                  {province}, <LocalTime timeZone={timeZone} fallback={zone} />
                </p>
                <p>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Selects what stands for a city in one place while it is pointed at, or has the focus, in the other. */
function lightUp(cities: readonly City[], from: 'row' | 'pin', to: 'row' | 'pin'): string {
  const classOf = { row: 'row', pin: 'at' };
  return cities
    .map(
      ({ slug }) => `.atlas:has(.${classOf[from]}-${slug}:is(:hover,:focus-within)) .${classOf[to]}-${slug}`,
    )
    .join(',');
}
