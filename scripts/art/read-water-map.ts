import fs from 'node:fs';
import { z } from 'zod';
import type { WaterMap } from '../../art/geo/water-map.ts';

const line = z.array(z.tuple([z.number(), z.number()]));

const waterMap = z.strictObject({
  unit: z.number(),
  water: z.array(line),
  rivers: z.array(line),
  straits: z.array(z.strictObject({ kilometres: z.number(), line })),
});

/** The shores and rivers around a city. */
export function readWaterMap(slug: string): WaterMap {
  const file = `art/geo/${slug}.json`;
  if (!fs.existsSync(file))
    throw new Error(`${file} is missing: the city "${slug}" has no map to be drawn from`);
  return waterMap.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
