import { ButtonLink } from '@/components/ui/button-link';
import { LocalTime } from '@/components/ui/local-time';
import { PhoneLink } from '@/components/ui/phone-link';
import type { CityRow } from './atlas';
import { CanadaMap, type Pin } from './canada-map';

type Props = {
  title: string;
  lead: string;
  phone: { number: string; dial: string };
  mapAlt: string;
  pins: readonly Pin[];
  cities: readonly CityRow[];
  all: { href: string; label: string };
};

/** The first cities in a column in front of a night map that bleeds off the page; in narrower windows the map is above them. */
export function HomeLocations({ title, lead, phone, mapAlt, pins, cities, all }: Props) {
  return (
    <section className="on-night section relative overflow-clip" aria-labelledby="locations-title">
      <div className="wrap head">
        <h2 id="locations-title" className="max-w-[9.94em] text-h2">
          {title}
        </h2>
        <div>
          <p className="lead">{lead}</p>
          <PhoneLink {...phone} className="btn btn-primary mt-5" />
        </div>
      </div>
      <div className="home-map">
        <CanadaMap src="/art/canada-night.svg" alt={mapAlt} pins={pins} theme="night" />
      </div>
      <div className="wrap home-cities">
        <div className="border-night-800 border-b">
          {cities.map(({ href, name, province, timeZone, zone, text }) => (
            <article key={href} className="row-card reveal">
              <h3>
                <a className="card-link" href={href}>
                  {name}
                </a>
                <span className="cap font-normal font-sans">
                  {province}, <LocalTime timeZone={timeZone} fallback={zone} />
                </span>
              </h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
        <ButtonLink href={all.href} variant="quiet" className="mt-6">
          {all.label}
        </ButtonLink>
      </div>
    </section>
  );
}
