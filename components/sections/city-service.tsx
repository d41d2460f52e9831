import { Ticks } from '@/components/ui/ticks';

type Props = {
  title: string;
  /** Same-day response and, where true, somebody at the door. */
  promises: readonly string[];
  neighborhoods: { title: string; text: string };
  postalCodes: { title: string; text: string };
};

/** How fast help comes in a city, and where in it. */
export function CityService({ title, promises, neighborhoods, postalCodes }: Props) {
  return (
    <section className="section pt-0!" aria-labelledby="city-service">
      <div className="wrap grid-12 items-start border-line-300 border-t pt-12">
        <div className="col-span-6">
          <h2 id="city-service" className="text-h2">
            {title}
          </h2>
          <Ticks items={promises} className="mt-6 max-w-[56ch]" />
        </div>
        <dl className="facts col-span-6 max-lg:mt-8 lg:pl-8">
          {[neighborhoods, postalCodes].map((fact) => (
            <div key={fact.title}>
              <dt>{fact.title}</dt>
              <dd className="num font-normal!">{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
