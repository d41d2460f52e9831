/** A point on the road from Vancouver to Halifax, in rounded kilometres from the start and metres above sea level. */
type RoutePoint = { readonly kilometre: number; readonly metres: number; readonly city?: string };

const along = (...points: readonly (readonly [kilometre: number, metres: number])[]): RoutePoint[] =>
  points.map(([kilometre, metres]) => ({ kilometre, metres }));

const at = (city: string, kilometre: number, metres: number): RoutePoint => ({ kilometre, metres, city });

/** Approximate heights along the road through the ten cities. */
export const routeHeights: readonly RoutePoint[] = [
  at('vancouver', 0, 4),
  ...along([80, 10], [150, 41], [185, 700], [210, 1244], [240, 900], [270, 605], [310, 1100], [355, 345]),
  ...along([465, 369], [520, 352], [565, 480], [600, 800], [635, 1330], [665, 900], [715, 785]),
  ...along([760, 1250], [790, 1627], [815, 1540], [850, 1383], [910, 1200]),
  at('calgary', 975, 1045),
  ...along([1060, 1010], [1120, 855], [1200, 760]),
  at('edmonton', 1275, 645),
  ...along([1400, 690], [1525, 645], [1670, 545]),
  at('saskatoon', 1800, 482),
  ...along([1950, 540], [2130, 500], [2280, 590], [2420, 350]),
  at('winnipeg', 2580, 239),
  ...along([2700, 280], [2790, 348], [2930, 372], [3080, 460], [3200, 420], [3290, 199], [3370, 330]),
  ...along([3480, 210], [3600, 420], [3700, 290], [3830, 380], [3960, 192], [4110, 260], [4250, 348]),
  ...along([4380, 230], [4480, 300], [4590, 290]),
  at('toronto', 4660, 76),
  ...along([4790, 130], [4920, 93], [5030, 140]),
  at('ottawa', 5110, 70),
  ...along([5210, 60]),
  at('montreal', 5310, 36),
  ...along([5430, 40]),
  at('quebec-city', 5560, 98),
  ...along([5660, 30], [5770, 110], [5850, 330], [5930, 150], [6050, 210], [6150, 20], [6320, 60]),
  ...along([6420, 250], [6480, 20]),
  at('halifax', 6590, 20),
];

const routeLength = routeHeights.at(-1)?.kilometre ?? 1;
/** The height at the upper margin, in metres. */
const maxMetres = 1700;
const margin = { top: 90, bottom: 8 };

/** The size of the profile picture and its scales. */
export const profileChart = {
  width: 1600,
  height: 240,
  x: (kilometre: number): number => (kilometre / routeLength) * 1600,
  y: (metres: number): number =>
    240 - margin.bottom - (metres / maxMetres) * (240 - margin.top - margin.bottom),
} as const;

type ProfilePlace = {
  /** Position on the profile, in percent of its width and height. */
  readonly x: number;
  readonly y: number;
  /** Undefined for cities whose height the route does not give. */
  readonly metres?: number;
};

type City = { readonly slug: string; readonly longitude?: number | undefined };

/**
 * Where a city stands on the height profile. One that the route does not name stands between its neighbours by longitude, or
 * at Toronto if it has no coordinates.
 */
export function placeOnProfile(city: City, cities: readonly City[]): ProfilePlace {
  const { slug, longitude = cities.find((one) => one.slug === 'toronto')?.longitude ?? 0 } = city;
  const named = routeHeights.find(({ city }) => city === slug);
  if (named) return { ...positionOf(named), metres: named.metres };
  const neighbours = routeHeights.flatMap(({ city, kilometre }) => {
    const found = cities.find((other) => other.slug === city);
    return found?.longitude ? [{ longitude: found.longitude, kilometre }] : [];
  });
  const east = neighbours.find((one) => one.longitude >= longitude) ?? { longitude, kilometre: routeLength };
  const west = neighbours.findLast((one) => one.longitude < longitude) ?? { longitude, kilometre: 0 };
  const kilometre = between(longitude, [west.longitude, west.kilometre], [east.longitude, east.kilometre]);
  return positionOf({ kilometre, metres: metresAt(kilometre) });
}

function positionOf({ kilometre, metres }: RoutePoint): { x: number; y: number } {
  const x = percent(profileChart.x(kilometre) / profileChart.width);
  return { x, y: percent(profileChart.y(metres) / profileChart.height) };
}

function metresAt(kilometre: number): number {
  const index = Math.max(
    1,
    routeHeights.findIndex((point) => point.kilometre >= kilometre),
  );
  const [from, to] = [routeHeights[index - 1], routeHeights[index]];
  return from && to ? between(kilometre, [from.kilometre, from.metres], [to.kilometre, to.metres]) : 0;
}

/** The value at a position on the line between two points. */
function between(
  at: number,
  [from, start]: readonly [number, number],
  [to, end]: readonly [number, number],
): number {
  return to === from ? end : start + ((at - from) / (to - from)) * (end - start);
}

/**
 * The maximum of the profile between two positions.
 *
 * @param from and `to`: in percent of the picture's width
 * @returns in percent of the picture's height, from the bottom
 */
export function maxHeightBetween(from: number, to: number): number {
  const heights = routeHeights
    .filter(({ kilometre }) => {
      const x = (profileChart.x(kilometre) / profileChart.width) * 100;
      return x >= from && x <= to;
    })
    .map(({ metres }) => profileChart.height - profileChart.y(metres));
  return (Math.max(0, ...heights) / profileChart.height) * 100;
}

function percent(share: number): number {
  return Math.round(share * 100_000) / 1000;
}
