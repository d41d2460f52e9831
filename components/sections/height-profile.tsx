type City = {
  slug: string;
  name: string;
  /** In per cent of the picture. */
  x: number;
  y: number;
  metres: number;
};
type Props = { alt: string; cities: readonly City[] };

/** The country from Vancouver to Halifax in profile, with the cities on poles. */
export function HeightProfile({ alt, cities }: Props) {
  return (
    <div className="absolute inset-x-0 bottom-0 h-[150px] overflow-clip lg:h-[240px] lg:overflow-visible">
      <style>
        {cities.map(({ slug, x, y }) => `.height-${slug}{left:${x}%;bottom:${100 - y}%}`).join('')}
      </style>
      <img
        className="absolute inset-0 h-full w-full max-lg:w-[1000px] max-lg:max-w-none"
        src="/art/profile.svg"
        alt={alt}
        width="1600"
        height="240"
        loading="lazy"
      />
      {withLevels(cities).map(({ slug, name, metres, level }) => (
        <span
          key={slug}
          className={`height height-${slug} height-level-${level} cap max-xl:hidden`}
          aria-hidden="true"
        >
          <b className="font-semibold text-white">{name}</b> {metres} m
        </span>
      ))}
    </div>
  );
}

/** Neighbours that stand within ten per cent of the width take turns on three heights, so that no name covers another. */
function withLevels(cities: readonly City[]): (City & { level: number })[] {
  let last = { x: Number.NEGATIVE_INFINITY, level: 0 };
  return cities
    .toSorted((a, b) => a.x - b.x)
    .map((city) => {
      last = { x: city.x, level: city.x - last.x < 10 ? (last.level + 1) % 3 : 0 };
      return { ...city, level: last.level };
    });
}
