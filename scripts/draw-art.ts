import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { byLanguage } from '../lib/i18n/by-language.ts';
import { languages } from '../lib/i18n/languages.ts';
import { type ArtCache, readArtCache, writeArtCache } from './art/art-cache.ts';
import { hashFiles } from './art/hash-files.ts';
import type { Job } from './art/job.ts';

/** What pictures are made with, and what the list of them is made from. */
const sources = [
  'art',
  'lib/brand',
  'lib/geo',
  'scripts/art',
  // What draws: a new version may draw differently.
  ...['d3-contour', 'd3-geo', 'fontkit', 'sharp', 'subset-font', 'svgo'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];
const lists = ['content', 'lib/content', 'lib/i18n', 'lib/pages', 'lib/pictures', 'lib/landing'].filter(
  (folder) => fs.existsSync(folder),
);

/**
 * Draws pictures into `public`, in every language.
 *
 * @param names of pictures, or how they begin; without any, all that are missing or stale are drawn
 */
export async function drawArt(names: readonly string[] = []): Promise<void> {
  const started = performance.now();
  const cache = readArtCache();
  const inputs = hashFiles([...sources, ...lists]);
  const isComplete = names.length === 0;
  if (isComplete && cache.inputs === inputs && Object.keys(cache.files).every(isThere)) return;

  const [{ readArtWords }, { listJobs }, { runJobs }] = await Promise.all([
    import('./art/read-art-words.ts'),
    import('./art/list-jobs.ts'),
    import('./art/run-jobs.ts'),
  ]);
  const words = byLanguage(readArtWords);
  const made = hashFiles(sources);
  const jobs = languages.flatMap((language) => listJobs(words[language], language, made));
  const isFresh = ({ file, key }: Job) => isThere(file) && cache.files[file]?.key === key;
  const wanted = isComplete ? jobs.filter((job) => !isFresh(job)) : named(jobs, names);
  const files: ArtCache['files'] = { ...cache.files };
  if (isComplete) forget(files, jobs);
  await runJobs(wanted, words, ({ file, key }, notes) => {
    files[file] = notes ? { key, notes } : { key };
  });
  writeArtCache({ files, inputs: isComplete ? inputs : cache.inputs });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Pictures: ${wanted.length} of ${jobs.length} drawn (${seconds} s)`);
}

/** Removes files that nothing asks for any more. */
function forget(files: ArtCache['files'], jobs: readonly Job[]): void {
  const wanted = new Set(jobs.map(({ file }) => file));
  for (const file of Object.keys(files)) {
    if (wanted.has(file)) continue;
    fs.rmSync(path.join('public', file), { force: true });
    delete files[file];
  }
}

/** The files asked for: of exactly this name or, failing that, of names that begin so. */
function named(jobs: readonly Job[], names: readonly string[]): Job[] {
  return names.flatMap((name) => {
    const exact = jobs.filter(({ file }) => path.parse(file).name === name);
    const found =
      exact.length > 0 ? exact : jobs.filter(({ file }) => path.parse(file).name.startsWith(name));
    if (found.length === 0) throw new Error(`no picture is called "${name}" or begins so`);
    return found;
  });
}

function isThere(file: string): boolean {
  return fs.existsSync(path.join('public', file));
}

/**
 * `npm run art`: draws what is missing or older than what it is made from.
 *
 * `npm run art -- plate-halifax` draws one picture in each language, or all whose names begin so. `npm run dev` shows them
 * all at /contact-sheet, with size and weight.
 */
if (import.meta.main) {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  process.chdir(path.resolve(import.meta.dirname, '..'));
  await drawArt(names);
}
