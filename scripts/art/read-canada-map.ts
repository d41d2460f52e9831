import fs from 'node:fs';
import { merge } from 'topojson-client';
import { z } from 'zod';
import type { CanadaMap } from '../../art/geo/canada-map.ts';
import type { Point } from '../../art/line/point.ts';

const NEIGHBOURS = ['United States of America', 'Greenland', 'Russia', 'St. Pierre and Miquelon'];

const pair = z.tuple([z.number(), z.number()]);

const atlas = z.object({
  type: z.literal('Topology'),
  arcs: z.array(z.array(z.array(z.number()))),
  transform: z.object({ scale: pair, translate: pair }),
  objects: z.object({ countries: z.object({ geometries: z.array(z.unknown()) }) }),
});

const country = z.object({
  type: z.literal('MultiPolygon'),
  arcs: z.array(z.array(z.array(z.number()))),
  properties: z.object({ name: z.string() }),
});

const lakesAndBorders = z.strictObject({
  unit: z.number(),
  lakes: z.array(z.array(pair)),
  provinces: z.array(z.array(pair)),
});

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
  const { objects, ...topology } = atlas.parse(readJson('node_modules/world-atlas/countries-50m.json'));
  const outlines = new Map<string, Point[][][]>();
  for (const geometry of objects.countries.geometries) {
    const found = country.safeParse(geometry);
    if (!found.success) continue;
    const { coordinates } = merge({ ...topology, objects: {} }, [found.data]);
    outlines.set(
      found.data.properties.name,
      coordinates.map((rings) => rings.map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y]))),
    );
  }
  const outlineOf = (name: string) => {
    const outline = outlines.get(name);
    if (!outline) throw new Error(`world-atlas has no country named "${name}"`);
    return outline;
  };
  return { canada: outlineOf('Canada'), neighbours: NEIGHBOURS.flatMap(outlineOf) };
}

/** The Great Salt Lake and its neighbours, which would float in the empty foot of the sheet. */
function isInUtah([longitude, latitude]: Point): boolean {
  return longitude < -105 && latitude < 44;
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
