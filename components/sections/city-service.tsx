import { Ticks } from '@/components/ui/ticks';

type Props = {
  title: string;
  /** Same-day response and, where true, a technician at the door. */
  promises: readonly string[];
  /** Where in the city, as sentences. */
  area: readonly { term: string; text: string }[];
};

/** How fast help comes in a city, and where in it. */
export function CityService({ title, promises, area }: Props) {
  return (
    <section className="section pt-0!" id="city-service" aria-labelledby="city-service-title">
      <div className="wrap grid-12 items-start border-line-300 border-t pt-12">
        <div className="col-span-6">
          <h2 id="city-service-title" className="text-h2">
            {title}
          </h2>
          <Ticks items={promises} className="mt-6 max-w-[56ch]" />
        </div>
        <dl className="facts col-span-6 max-lg:mt-8 lg:pl-8">
          {area.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="num font-normal!">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
