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

/** The map at night, with the heading over the fading Arctic and the first cities below. */
export function HomeLocations({ title, lead, mapAlt, pins, cities, all }: Props) {
  return (
    <section className="on-night relative overflow-clip" aria-labelledby="locations-title">
      <div className="wrap section relative z-10 pb-0! lg:pb-10!">
        <div className="lg:w-1/2">
          <h2 id="locations-title" className="max-w-[16ch] text-h2">
            {title}
          </h2>
          <p className="lead mt-5 max-w-[42ch]">{lead}</p>
        </div>
      </div>
      <div className="max-lg:mt-4 max-lg:-mx-[6%] lg:-mt-[150px]">
        <CanadaMap src="/art/canada-night.svg" alt={mapAlt} pins={pins} look="night" />
      </div>
      <div className="wrap section relative z-10 pt-0! lg:mt-2">
        <div className="grid gap-x-8 border-night-800 border-b md:grid-cols-2 xl:grid-cols-3">
          {cities.map((city) => (
            <CityRow key={city.href} {...city} />
          ))}
        </div>
        <ButtonLink href={all.href} look="quiet" className="mt-10">
          {all.label}
        </ButtonLink>
      </div>
    </section>
  );
}
