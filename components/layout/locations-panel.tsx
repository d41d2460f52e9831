import { GoLink } from '@/components/ui/go-link';
import { LocalTime } from '@/components/ui/local-time';
import type { Language } from '@/lib/i18n/languages';
import { cityPins } from '@/lib/pages/city-pins';
import { shellOf } from '@/lib/pages/shell-of';

/** The header's panel of cities with their local times. */
export function LocationsPanel({ language }: { language: Language }) {
  const { cities, moreCities } = shellOf(language);
  const pins = cityPins(language);
  return (
    <div className="drop" id="panel-locations" popover="auto">
      <div className="wrap drop-in">
        <ul className="drop-cities">
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
            <GoLink href={moreCities.href}>{moreCities.label}</GoLink>
          </li>
        </ul>
        <div className="drop-map">
          <div>
            <img src="/art/canada-light.svg" alt="" width="1600" height="960" loading="lazy" />
            <svg viewBox="0 0 100 60" aria-hidden="true">
              {pins.map(({ x, y }) => (
                <path key={x} d={`M${x.toFixed(1)} ${(y * 0.6).toFixed(1)}h0`} />
              ))}
              {pins.map(({ x, y, name, side }) => (
                <text key={x} className={`name-${side}`} x={x.toFixed(1)} y={(y * 0.6).toFixed(1)}>
                  {name}
                </text>
              ))}
            </svg>
          </div>
        </div>
      </div>
    </div>
  );
}
