import { LocalTime } from '@/components/ui/local-time';

type City = {
  href: string;
  name: string;
  province: string;
  timeZone: string;
  zone: string;
  text: string;
  image: string;
};

/** The cities as cards with their map, two a row. */
export function CityPlates({ cities }: { cities: readonly City[] }) {
  return (
    <div className="wrap grid gap-6 section pt-12! md:grid-cols-2 lg:pt-16!">
      {cities.map(({ href, name, province, timeZone, zone, text, image }) => (
        <article key={href} className="plate reveal">
          <div className="plate-art aspect-[16/9]">
            <img src={image} alt="" width="960" height="600" loading="lazy" />
          </div>
          <div className="plate-body gap-2!">
            <p className="cap">
              {province}, <LocalTime timeZone={timeZone} fallback={zone} />
            </p>
            <h2 className="text-h3">
              <a className="card-link" href={href}>
                {name}
              </a>
            </h2>
            <p className="text-ink-700">{text}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
