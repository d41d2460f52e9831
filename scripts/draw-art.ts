import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readArtCache, writeArtCache } from './art/art-cache.ts';
import { artInputs } from './art/art-inputs.ts';
import type { Job } from './art/list-jobs.ts';

/**
 * Draws pictures into `public`, in all languages.
 *
 * @param names names of pictures or prefixes of them; by default, all missing and stale pictures are drawn
 */
export async function drawArt(names: readonly string[] = []): Promise<void> {
  const started = performance.now();
  const isDrawn = (file: string) => fs.existsSync(path.join('public', file));
  const isComplete = names.length === 0;
  const cache = readArtCache();
  const inputs = artInputs();
  if (isComplete && cache.inputs === inputs && Object.keys(cache.files).every(isDrawn)) return;

  const { drawPictures, listPictures } = await import('./art/draw-pictures.ts');
  const jobs = [...listPictures().values()];
  const wanted = isComplete ? jobs.filter(({ file }) => !isDrawn(file)) : findJobs(jobs, names);
  await drawPictures(wanted);
  if (isComplete) writeArtCache({ ...readArtCache(), inputs });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Pictures: ${wanted.length} of ${jobs.length} drawn (${seconds} s)`);
}

/** The pictures with exactly the given name or, if there is none, with names that start with it. */
function findJobs(jobs: readonly Job[], names: readonly string[]): Job[] {
  return names.flatMap((name) => {
    const exact = jobs.filter(({ file }) => path.parse(file).name === name);
    const found =
      exact.length > 0 ? exact : jobs.filter(({ file }) => path.parse(file).name.startsWith(name));
    if (found.length === 0) throw new Error(`no picture is called "${name}" or begins so`);
    return found;
  });
}

/**
 * `npm run art`: draws missing and stale pictures.
 *
 * `npm run art -- plate-halifax` draws the pictures with this name, or with names that start with it, in all languages.
 * `npm run dev` shows all pictures at /pictures, with their sizes.
 */
if (import.meta.main) {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  process.chdir(path.resolve(import.meta.dirname, '..'));
  await drawArt(names);
}
