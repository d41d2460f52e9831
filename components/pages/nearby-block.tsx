import { SideHeaded } from '@/components/sections/side-headed';
import { GoLink } from '@/components/ui/go-link';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { directionFrom, type Position } from '@/lib/geo/kilometres-from';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { citiesFromWest, nearbyCities } from './city-lists';
import { cityPhrases } from './city-phrases';

type City = LocalContent['cities'][number];
type Props = { language: Language; city: City };

/** Other cities of the province, or how we serve a city without any; the neighbours in the order from west to east. */
export function NearbyBlock({ language, city }: Props) {
  const { ui } = contentIn(language);
  const phrases = cityPhrases(language, city);
  const nearby = nearbyCities(language, city);
  return (
    <SideHeaded
      id="nearby"
      title={fill(nearby.length > 0 ? ui.city.nearby : ui.city.remoteTitle, phrases)}
      aside={<GoLink href={hrefOf(language, 'locations')}>{ui.actions.allLocations}</GoLink>}
    >
      {nearby.length > 0 ? (
        nearby.map(({ href, title, text }) => (
          <article
            key={href}
            className="near grid gap-x-8 gap-y-2 border-line-300 border-t pt-4 md:grid-cols-[2fr_3fr] md:items-baseline"
          >
            <h3 className="text-h3">
              <a className="link" href={href}>
                {title}
              </a>
            </h3>
            <p className="text-ink-700">{text}</p>
          </article>
        ))
      ) : (
        <p className="lead near">{fill(ui.city.remoteText, phrases)}</p>
      )}
      <Neighbours language={language} city={city} />
    </SideHeaded>
  );
}

const positionOf = ({ latitude = 0, longitude = 0 }: City): Position => ({ latitude, longitude });

/** The city and its neighbours, on a line from west to east. Beyond the last city lies the sea, which is no link. */
function Neighbours({ language, city }: Props) {
  const { mapMargin: words } = contentIn(language).ui;
  const cities = citiesFromWest(language);
  const index = cities.findIndex(({ slug }) => slug === city.slug);
  const neighbour = (other: City | undefined, side: 'west' | 'east', sea: string) =>
    other
      ? {
          name: other.name,
          side: words[directionFrom(positionOf(city), positionOf(other))],
          href: hrefOf(language, 'city', other.slug),
          thumb: other.image,
        }
      : { name: sea, side: words[side] };
  return (
    <nav aria-label={words.label}>
      <ul className="adjoin">
        <li>
          <Place {...neighbour(cities[index - 1], 'west', words.pacific)} />
        </li>
        <li className="here" aria-current="page">
          <Place name={city.name} side={words.here} thumb={city.image} />
        </li>
        <li className="east">
          <Place {...neighbour(cities[index + 1], 'east', words.atlantic)} />
        </li>
      </ul>
    </nav>
  );
}

function Place({ name, side, href, thumb }: { name: string; side: string; href?: string; thumb?: string }) {
  return (
    <>
      {thumb && <img src={thumb} alt="" width="208" height="208" loading="lazy" />}
      {href ? (
        <a className="link" href={href}>
          {name}
        </a>
      ) : (
        <b>{name}</b>
      )}{' '}
      <span className="cap block">{side}</span>
    </>
  );
}
