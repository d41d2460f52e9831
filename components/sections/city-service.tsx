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
    <section id="city-service" aria-labelledby="city-service-title">
      <h2 id="city-service-title" className="text-section">
        {title}
      </h2>
      <Ticks items={promises} className="mt-5" />
      <dl className="facts mt-5">
        {area.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num font-normal!">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
