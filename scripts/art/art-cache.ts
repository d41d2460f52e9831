import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const file = '.cache/art.json';

const place = z.array(z.number()).readonly();

const made = z.strictObject({
  /** Of what it was made from. */
  key: z.string(),
  /** What a test wants to know of a picture and minifying takes out of it. */
  notes: z
    .strictObject({
      frame: place,
      labels: z.array(place).readonly(),
      marks: z.array(place).readonly(),
      dots: z.array(place).readonly(),
    })
    .optional(),
});

const schema = z.strictObject({
  /** A hash of everything that pictures and their list are made from; empty before all of them were drawn. */
  inputs: z.string(),
  /** How each file was made. */
  files: z.record(z.string(), made),
});

export type ArtCache = z.infer<typeof schema>;

/** What is known of the files drawn before; nothing when there were none or the note cannot be read. */
export function readArtCache(): ArtCache {
  const empty = { inputs: '', files: {} };
  if (!fs.existsSync(file)) return empty;
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return empty;
  }
}

/** Keeps the note for the next run. Written beside and moved, so that a run cut short leaves the old one. */
export function writeArtCache(cache: ArtCache): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.new`, JSON.stringify(cache));
  fs.renameSync(`${file}.new`, file);
}
