import { contentIn } from '@/lib/content/content-in';
import { maxHeightBetween, placeOnProfile } from '@/lib/geo/height-profile';
import { formatNumber } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';

type Props = {
  language: Language;
  /** On `blue` the profile overlaps the section that contains it; on `white` it takes up space itself. */
  ground?: 'blue' | 'white';
};

/** A city on the profile: `x` and `y` in per cent of its width and height, `metres` above sea level if known. */
type City = { slug: string; name: string } & ReturnType<typeof placeOnProfile>;

type Layout = {
  /** Of the picture, in pixels; the same as in its class names. */
  height: number;
  /** Where placing starts: names placed first get the lowest poles. */
  from: 'west' | 'east';
  /** The room for a name: `x` in per cent of the width, `y` in pixels. */
  name: { x: number; y: number };
  /** Half the width of the longest name, in per cent of the width: its pole is above the highest land below it. */
  reach: number;
  /** In pixels. */
  minPole: number;
  /** The minimum distance between the land and a name above it, in pixels. */
  gap: number;
};
const wide: Layout = { height: 240, from: 'west', name: { x: 10, y: 24 }, reach: 5, minPole: 26, gap: 8 };
// From the east, so that Vancouver gets the higher pole: Calgary's would cross the name of Vancouver.
const narrow: Layout = { height: 120, from: 'east', name: { x: 24, y: 19 }, reach: 17, minPole: 22, gap: 5 };

/** The cities that are named on a phone. */
const onPhone = ['vancouver', 'calgary', 'toronto', 'halifax'];

/** The terrain from Vancouver to Halifax in profile, with city names on poles. The land merges into the footer. */
export function HeightProfile({ language, ground = 'blue' }: Props) {
  const { ui, cities: entries } = contentIn(language);
  const cities = entries.map((city) => ({
    slug: city.slug,
    name: city.name,
    ...placeOnProfile(city, entries),
  }));
  const poles = placePoles(cities, wide);
  const narrowPoles = placePoles(
    cities.filter(({ slug }) => onPhone.includes(slug)),
    narrow,
  );
  const narrowPoleOf = (slug: string) => {
    const pole = narrowPoles.find((city) => city.slug === slug)?.pole;
    return pole === undefined ? '' : `;--low:${pole}px`;
  };
  return (
    <div
      className={`heights pointer-events-none inset-x-0 bottom-0 h-[120px] xl:h-[240px] ${ground === 'blue' ? 'absolute' : 'heights-on-white relative'}`}
    >
      <style>
        {poles
          .map(
            ({ slug, x, y, pole, isBeside }) =>
              `.height-${slug}{left:${x}%;bottom:${+(100 - y).toFixed(1)}%;--pole:${pole}px${isBeside ? ';--lean:22px' : ''}${narrowPoleOf(slug)}}`,
          )
          .join('')}
      </style>
      <img
        className="absolute inset-0 h-full w-full"
        src="/art/profile.svg"
        alt={ui.callToAction.profileAlt}
        width="1600"
        height="240"
        loading="lazy"
      />
      {poles.map(({ slug, name, metres }) => (
        <span
          key={slug}
          className={`height height-${slug} cap ${narrowPoleOf(slug) ? '' : 'max-xl:hidden'}`}
          aria-hidden="true"
        >
          <b>{name}</b>
          {metres !== undefined && (
            <span className="max-xl:hidden"> {`${formatNumber(language, metres)}\u00a0m`}</span>
          )}
        </span>
      ))}
    </div>
  );
}

/** Places each name as low as possible without overlapping the land or a name placed before. */
function placePoles(cities: readonly City[], layout: Layout) {
  const placed: (City & { foot: number; pole: number; isBeside: boolean })[] = [];
  for (const city of cities.toSorted((a, b) => (layout.from === 'west' ? a.x - b.x : b.x - a.x))) {
    const foot = Math.round(((100 - city.y) / 100) * layout.height);
    const ridge = Math.round(
      (maxHeightBetween(city.x - layout.reach, city.x + layout.reach) / 100) * layout.height,
    );
    let pole = Math.max(layout.minPole, ridge - foot + layout.gap);
    const overlaps = (other: (typeof placed)[number]) =>
      Math.abs(other.x - city.x) < layout.name.x &&
      Math.abs(other.foot + other.pole - foot - pole) < layout.name.y;
    while (placed.some(overlaps)) pole += 4;
    // A higher pole close by in the west would cross the name, which therefore moves to the east.
    const isBeside = placed.some(
      (other) => city.x - other.x < layout.name.x / 2 && other.foot + other.pole > foot + pole,
    );
    placed.push({ ...city, foot, pole, isBeside });
  }
  return placed;
}
