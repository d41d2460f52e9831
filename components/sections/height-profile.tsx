type City = {
  slug: string;
  name: string;
  /** In per cent of the picture. */
  x: number;
  y: number;
  metres: number;
  /** How high the land comes below the name, in per cent of the picture from its foot. */
  ridge: number;
  /** The same on a phone, of those cities that are named there. */
  ridgeOnPhone?: number;
};
type Props = {
  alt: string;
  cities: readonly City[];
  /** Rises from the footer over the blue of the section it lies in; or over white, in a place of its own. */
  ground?: 'blue' | 'white';
};

type Sheet = {
  /** Of the picture, in pixels; the class names have it, too. */
  height: number;
  /** The side from which names are placed: those that come first are the lowest. */
  from: 'west' | 'east';
  /** How much room a name takes, in per cent of the width and in pixels. */
  name: { x: number; y: number };
  shortestPole: number;
  /** Air between the land and a name that stands over it, in pixels. */
  air: number;
};
const wide: Sheet = { height: 240, from: 'west', name: { x: 10, y: 24 }, shortestPole: 26, air: 8 };
// Vancouver's pole at the page's edge may be the higher one: Calgary's would run through its name.
const narrow: Sheet = { height: 120, from: 'east', name: { x: 24, y: 19 }, shortestPole: 22, air: 5 };

/** The country from Vancouver to Halifax in profile, with the cities on poles; its land is the ground of the footer. */
export function HeightProfile({ alt, cities, ground = 'blue' }: Props) {
  const poles = placePoles(cities, wide);
  const short = placePoles(
    cities.flatMap((city) => (city.ridgeOnPhone ? [{ ...city, ridge: city.ridgeOnPhone }] : [])),
    narrow,
  );
  const lowOf = (slug: string) => {
    const pole = short.find((one) => one.slug === slug)?.pole;
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
              `.height-${slug}{left:${x}%;bottom:${+(100 - y).toFixed(1)}%;--pole:${pole}px${isBeside ? ';--lean:22px' : ''}${lowOf(slug)}}`,
          )
          .join('')}
      </style>
      <img
        className="absolute inset-0 h-full w-full"
        src="/art/profile.svg"
        alt={alt}
        width="1600"
        height="240"
        loading="lazy"
      />
      {poles.map(({ slug, name, metres }) => (
        <span
          key={slug}
          className={`height height-${slug} cap ${lowOf(slug) ? '' : 'max-xl:hidden'}`}
          aria-hidden="true"
        >
          <b className="font-semibold">{name}</b> <span className="max-xl:hidden">{metres} m</span>
        </span>
      ))}
    </div>
  );
}

/** From one side to the other, each name goes as low as it can without touching one that is already there. */
function placePoles(cities: readonly City[], sheet: Sheet) {
  const placed: (City & { foot: number; pole: number; isBeside: boolean })[] = [];
  for (const city of cities.toSorted((a, b) => (sheet.from === 'west' ? a.x - b.x : b.x - a.x))) {
    const foot = Math.round(((100 - city.y) / 100) * sheet.height);
    const ridge = Math.round((city.ridge / 100) * sheet.height);
    let pole = Math.max(sheet.shortestPole, ridge - foot + sheet.air);
    const touches = (other: (typeof placed)[number]) =>
      Math.abs(other.x - city.x) < sheet.name.x &&
      Math.abs(other.foot + other.pole - foot - pole) < sheet.name.y;
    while (placed.some(touches)) pole += 4;
    // A higher pole close in the west would touch the name: it moves to the east.
    const isBeside = placed.some(
      (other) => city.x - other.x < sheet.name.x / 2 && other.foot + other.pole > foot + pole,
    );
    placed.push({ ...city, foot, pole, isBeside });
  }
  return placed;
}
