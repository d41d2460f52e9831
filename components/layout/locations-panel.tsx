import { GoLink } from '@/components/ui/go-link';
import { LocalTime } from '@/components/ui/local-time';
import type { NavLink } from './nav-link';

type Props = {
  id: string;
  cities: readonly (NavLink & { timeZone: string; zone: string })[];
  more: NavLink;
  /** In per cent of the map. */
  pins: readonly { x: number; y: number }[];
};

/** The header's panel of cities, each with the time it is there. */
export function LocationsPanel({ id, cities, more, pins }: Props) {
  return (
    <div className="drop" id={id} popover="auto">
      <div className="wrap grid grid-cols-12 gap-8 py-8">
        <ul className="col-span-5 grid grid-cols-2 content-start gap-x-8">
          {cities.map(({ href, label, timeZone, zone }) => (
            <li key={href}>
              <a className="drop-city" href={href}>
                {label}
                <span className="cap">
                  <LocalTime timeZone={timeZone} fallback={zone} />
                </span>
              </a>
            </li>
          ))}
          <li>
            <GoLink href={more.href} className="py-3">
              {more.label}
            </GoLink>
          </li>
        </ul>
        <div className="relative col-span-7 h-[270px] overflow-clip rounded-md bg-blue-100">
          <div className="absolute inset-x-0 -bottom-7">
            <img
              className="w-full"
              src="/art/canada-light.svg"
              alt=""
              width="1600"
              height="960"
              loading="lazy"
            />
            <svg className="absolute inset-0" viewBox="0 0 100 60" aria-hidden="true">
              <g className="fill-blue-700 stroke-white" strokeWidth=".3">
                {pins.map(({ x, y }) => (
                  <circle key={x} cx={x.toFixed(1)} cy={(y * 0.6).toFixed(1)} r=".8" />
                ))}
              </g>
            </svg>
          </div>
        </div>
      </div>
    </div>
  );
}
