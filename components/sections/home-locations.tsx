import { ButtonLink } from '@/components/ui/button-link';
import { CanadaMap, type Pin } from './canada-map';
import { CityRow, type CityRowProps } from './city-row';

type Props = {
  title: string;
  lead: string;
  mapAlt: string;
  pins: readonly Pin[];
  cities: readonly CityRowProps[];
  all: { href: string; label: string };
};

/** The first cities in a column, and the map at night behind them, off the edge of the page; on a phone, above them. */
export function HomeLocations({ title, lead, mapAlt, pins, cities, all }: Props) {
  return (
    <section className="on-night section relative overflow-clip" aria-labelledby="locations-title">
      <div className="wrap relative z-10 lg:grid lg:grid-cols-2 lg:items-end lg:gap-8">
        <h2 id="locations-title" className="max-w-[16ch] text-h2">
          {title}
        </h2>
        <p className="lead max-w-[42ch] max-lg:mt-3">{lead}</p>
      </div>
      <div className="max-lg:-mt-4 max-lg:-mx-[6%] lg:absolute lg:right-[-2%] lg:bottom-8 lg:w-[70%]">
        <CanadaMap src="/art/canada-night.svg" alt={mapAlt} pins={pins} look="night" />
      </div>
      <div className="wrap pointer-events-none relative z-10 lg:mt-12">
        <div className="small-rows pointer-events-auto grid gap-x-8 border-night-800 border-b md:max-lg:grid-cols-2 lg:w-[34%]">
          {cities.map((city) => (
            <CityRow key={city.href} {...city} />
          ))}
        </div>
        <ButtonLink href={all.href} look="quiet" className="pointer-events-auto mt-6">
          {all.label}
        </ButtonLink>
      </div>
    </section>
  );
}
