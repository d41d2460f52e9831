import type { ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { CanadaMap, type Pin } from './canada-map';

/** A city in a list. */
export type CityRow = {
  slug: string;
  href: string;
  name: string;
  province: string;
  timeZone: string;
  /** The name of the time zone, shown until the script fills in the time. */
  zone: string;
  text: string;
  thumb: string;
};
type Props = {
  crumbs: ReactNode;
  title: string;
  lead: string;
  mapAlt: string;
  pins: readonly Pin[];
  cities: readonly CityRow[];
  /** Buttons below the lead. */
  children: ReactNode;
};

/** A map of all cities above their list. Hovering or focusing a city in one highlights it in the other. */
export function Atlas({ crumbs, title, lead, mapAlt, pins, cities, children }: Props) {
  return (
    <div className="face atlas">
      <style>{`${highlight(cities, 'row', 'pin')}{--pin:var(--color-larch-400)}${highlight(cities, 'pin', 'row')}{background:var(--color-blue-50)}`}</style>
      <div className="wrap">
        <div className="face-text">
          {crumbs}
          <h1 className="text-h1">{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className="face-art">
          <CanadaMap src="/art/canada-light.svg" alt={mapAlt} pins={pins} theme="light" first />
          <span className="neat-edge max-lg:hidden" />
        </div>
        <div className="face-margin gap-x-8 pt-6 pb-0 md:grid-cols-2">
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

/** Selects each city's element in `to` while its element in `from` is hovered or focused. */
function highlight(cities: readonly CityRow[], from: 'row' | 'pin', to: 'row' | 'pin'): string {
  const classOf = { row: 'row', pin: 'at' };
  return cities
    .map(
      ({ slug }) => `.atlas:has(.${classOf[from]}-${slug}:is(:hover,:focus-within)) .${classOf[to]}-${slug}`,
    )
    .join(',');
}
