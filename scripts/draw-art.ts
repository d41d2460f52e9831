import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { byLanguage } from '../lib/i18n/by-language.ts';
import { languages } from '../lib/i18n/languages.ts';
import { type ArtCache, readArtCache, writeArtCache } from './art/art-cache.ts';
import { artInputs, artSources } from './art/art-inputs.ts';
import type { Job } from './art/list-jobs.ts';

/**
 * Draws pictures into `public`, in all languages.
 *
 * @param names names of pictures or prefixes of them; by default, all missing and stale pictures are drawn
 */
export async function drawArt(names: readonly string[] = []): Promise<void> {
  const started = performance.now();
  const cache = readArtCache();
  const inputs = artInputs();
  const isComplete = names.length === 0;
  if (isComplete && cache.inputs === inputs && Object.keys(cache.files).every(exists)) return;

  const [{ readArtWords }, { listJobs }, { runJobs }] = await Promise.all([
    import('./art/read-art-words.ts'),
    import('./art/list-jobs.ts'),
    import('./art/run-jobs.ts'),
  ]);
  const words = byLanguage(readArtWords);
  const sources = artSources();
  const jobs = languages.flatMap((language) => listJobs(words[language], language, sources));
  const isFresh = ({ file, key }: Job) => exists(file) && cache.files[file]?.key === key;
  const wanted = isComplete ? jobs.filter((job) => !isFresh(job)) : findJobs(jobs, names);
  const files: ArtCache['files'] = { ...cache.files };
  if (isComplete) removeObsolete(files, jobs);
  await runJobs(wanted, words, ({ file, key }, notes) => {
    files[file] = notes ? { key, notes } : { key };
  });
  writeArtCache({ files, inputs: isComplete ? inputs : cache.inputs });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Pictures: ${wanted.length} of ${jobs.length} drawn (${seconds} s)`);
}

/** Deletes files that are no longer needed. */
function removeObsolete(files: ArtCache['files'], jobs: readonly Job[]): void {
  const wanted = new Set(jobs.map(({ file }) => file));
  for (const file of Object.keys(files)) {
    if (wanted.has(file)) continue;
    fs.rmSync(path.join('public', file), { force: true });
    delete files[file];
  }
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

function exists(file: string): boolean {
  return fs.existsSync(path.join('public', file));
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
