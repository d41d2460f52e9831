import fs from 'node:fs';
import { z } from 'zod';
import type { CanadaMap } from '../../art/geo/canada-map.ts';
import type { WaterMap } from '../../art/geo/water-map.ts';
import type { Point } from '../../art/line/point.ts';

const pair = z.tuple([z.number(), z.number()]);
/** Polygons of rings of alternating steps: east, north, east, north … */
const polygons = z.array(z.array(z.array(z.number())));

const countries = z.strictObject({
  transform: z.strictObject({ scale: pair, translate: pair }),
  canada: polygons,
  neighbours: polygons,
});

const lakesAndBorders = z.strictObject({
  unit: z.number(),
  lakes: z.array(z.array(pair)),
  provinces: z.array(z.array(pair)),
});

const line = z.array(pair);

const waterMap = z.strictObject({
  unit: z.number(),
  water: z.array(line),
  rivers: z.array(line),
  straits: z.array(z.strictObject({ kilometres: z.number(), line })),
});

/** The shores and rivers around a city; none while nobody has added them. */
export function readWaterMap(slug: string): WaterMap {
  const file = waterFile(slug);
  return fs.existsSync(file)
    ? waterMap.parse(readJson(file))
    : { unit: 1, water: [], rivers: [], straits: [] };
}

export const waterFile = (slug: string) => `art/geo/${slug}.json`;

/** The outlines of Canada and its neighbours (Natural Earth) with lakes and provincial borders (GSHHG, WDBII). */
export function readCanadaMap(): CanadaMap {
  const { unit, lakes, provinces } = lakesAndBorders.parse(readJson('art/geo/canada.json'));
  const toDegrees = (line: readonly Point[]) => line.map(([x, y]): Point => [x * unit, y * unit]);
  return {
    ...readCountries(),
    lakes: lakes.map(toDegrees).filter((ring) => !ring.slice(0, 1).some(isInUtah)),
    provinces: provinces.map(toDegrees),
  };
}

function readCountries(): Pick<CanadaMap, 'canada' | 'neighbours'> {
  const { transform, canada, neighbours } = countries.parse(readJson('art/geo/countries.json'));
  const [across, up] = transform.scale;
  const [west, south] = transform.translate;
  const pointsOf = (steps: readonly number[]) => {
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (let at = 0; at < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      points.push([x * across + west, y * up + south]);
    }
    return points;
  };
  const outlines = (all: z.output<typeof polygons>) => all.map((rings) => rings.map(pointsOf));
  return { canada: outlines(canada), neighbours: outlines(neighbours) };
}

/** The Great Salt Lake and nearby lakes, which would float in the empty bottom of the map. */
function isInUtah([longitude, latitude]: Point): boolean {
  return longitude < -105 && latitude < 44;
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
