import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const file = '.cache/art.json';

const schema = z.strictObject({
  /** A hash of everything that pictures and their list are made from. */
  inputs: z.record(z.string(), z.string()),
  /** The key each file was made with. */
  keys: z.record(z.string(), z.string()),
});

export type ArtCache = z.infer<typeof schema>;

/** What is known of the files drawn before; nothing when there were none or the note cannot be read. */
export function readArtCache(): ArtCache {
  const empty = { inputs: {}, keys: {} };
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
