import fs from 'node:fs';
import { z } from 'zod';
import { replaceFile } from '../files/replace-file.ts';

const file = '.cache/art.json';

const box = z.array(z.number()).readonly();

const entry = z.strictObject({
  /** The job's key. */
  key: z.string(),
  /** Positions on a picture, for tests; minifying removes them from the SVG. */
  notes: z
    .strictObject({
      frame: box,
      labels: z.array(box).readonly(),
      marks: z.array(box).readonly(),
      dots: z.array(box).readonly(),
    })
    .optional(),
});

const schema = z.strictObject({
  /** A hash of everything that the pictures and their list depend on; empty until all have been drawn. */
  inputs: z.string(),
  files: z.record(z.string(), entry),
});

export type ArtCache = z.infer<typeof schema>;

/** Reads what earlier runs have drawn; empty when there is no valid cache. */
export function readArtCache(): ArtCache {
  const empty = { inputs: '', files: {} };
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return empty;
  }
}

export const writeArtCache = (cache: ArtCache): void => replaceFile(file, JSON.stringify(cache));
