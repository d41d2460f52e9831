type City = {
  slug: string;
  name: string;
  /** In per cent of the picture. */
  x: number;
  y: number;
  metres: number;
  /** How high the land comes below the name, in per cent of the picture from its foot. */
  ridge: number;
};
type Props = {
  alt: string;
  cities: readonly City[];
  /** Rises from the footer over the blue of the section it lies in; or over white, in a place of its own. */
  ground?: 'blue' | 'white';
};

/** The height of the picture where names are shown, in pixels; the style sheet has it as `h-[240px]`. */
const pictureHeight = 240;
/** How much room a name takes, in per cent of the width and in pixels. */
const nameRoom = { x: 10, y: 24 };
const shortestPole = 26;
/** Air between the land and a name that stands over it, in pixels. */
const ridgeRoom = 8;

/** The country from Vancouver to Halifax in profile, with the cities on poles; its land is the ground of the footer. */
export function HeightProfile({ alt, cities, ground = 'blue' }: Props) {
  const poles = placePoles(cities);
  return (
    <div
      className={`heights pointer-events-none inset-x-0 bottom-0 h-[120px] max-lg:overflow-clip lg:h-[240px] ${ground === 'blue' ? 'absolute' : 'heights-on-white relative'}`}
    >
      <style>
        {poles
          .map(
            ({ slug, x, foot, pole, isBeside }) =>
              `.height-${slug}{left:${x}%;bottom:${foot}px;--pole:${pole}px${isBeside ? ';--lean:22px' : ''}}`,
          )
          .join('')}
      </style>
      <img
        className="absolute inset-0 h-full w-full max-lg:w-[1000px] max-lg:max-w-none"
        src="/art/profile.svg"
        alt={alt}
        width="1600"
        height="240"
        loading="lazy"
      />
      {poles.map(({ slug, name, metres }) => (
        <span key={slug} className={`height height-${slug} cap max-xl:hidden`} aria-hidden="true">
          <b className="font-semibold">{name}</b> {metres} m
        </span>
      ))}
    </div>
  );
}

/** From west to east, each name goes as low as it can without touching one that is already there. */
function placePoles(cities: readonly City[]) {
  const placed: (City & { foot: number; pole: number; isBeside: boolean })[] = [];
  for (const city of cities.toSorted((a, b) => a.x - b.x)) {
    const foot = Math.round(((100 - city.y) / 100) * pictureHeight);
    const ridge = Math.round((city.ridge / 100) * pictureHeight);
    let pole = Math.max(shortestPole, ridge - foot + ridgeRoom);
    const touches = (other: (typeof placed)[number]) =>
      Math.abs(other.x - city.x) < nameRoom.x && Math.abs(other.foot + other.pole - foot - pole) < nameRoom.y;
    while (placed.some(touches)) pole += 4;
    // A higher pole close in the west would touch the name: it moves to the east.
    const isBeside = placed.some(
      (other) => city.x - other.x < nameRoom.x / 2 && other.foot + other.pole > foot + pole,
    );
    placed.push({ ...city, foot, pole, isBeside });
  }
  return placed;
}
