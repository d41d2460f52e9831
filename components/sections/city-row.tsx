import { LocalTime } from '@/components/ui/local-time';

export type CityRowProps = {
  href: string;
  name: string;
  province: string;
  timeZone: string;
  zone: string;
  text: string;
  thumb: string;
};

/** A city in a list: map thumb, name, local time, the start of its description. */
export function CityRow({ href, name, province, timeZone, zone, text, thumb }: CityRowProps) {
  return (
    <article className="row-card reveal">
      <img src={thumb} alt="" width="208" height="208" loading="lazy" />
      <div>
        <h3>
          <a className="card-link" href={href}>
            {name}
          </a>
          <span className="cap ml-2 font-normal font-sans">
            {province}, <LocalTime timeZone={timeZone} fallback={zone} />
          </span>
        </h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
