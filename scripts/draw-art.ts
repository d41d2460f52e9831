import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '../lib/i18n/languages.ts';
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
const lists = ['content', 'lib/content', 'lib/i18n', 'lib/pages', 'lib/landing'].filter((folder) =>
  fs.existsSync(folder),
);

type Options = {
  readonly language?: Language;
  /** Names of pictures, or how they begin; without any, all that are missing or stale are drawn. */
  readonly names?: readonly string[];
};

/** Draws pictures into `public`. */
export async function drawArt({ language = 'en', names = [] }: Options = {}): Promise<void> {
  const started = performance.now();
  const cache = readArtCache();
  const inputs = hashFiles([...sources, ...lists]);
  const isComplete = names.length === 0;
  if (isComplete && cache.inputs[language] === inputs && Object.keys(cache.files).every(isThere)) return;

  const [{ readArtWords }, { listJobs }, { runJobs }] = await Promise.all([
    import('./art/read-art-words.ts'),
    import('./art/list-jobs.ts'),
    import('./art/run-jobs.ts'),
  ]);
  const words = readArtWords(language);
  const jobs = listJobs(words, language, hashFiles(sources));
  const isFresh = ({ file, key }: Job) => isThere(file) && cache.files[file]?.key === key;
  const wanted = isComplete ? jobs.filter((job) => !isFresh(job)) : named(jobs, names);
  const files: ArtCache['files'] = { ...cache.files };
  if (isComplete) forget(files, jobs, language);
  await runJobs(wanted, words, ({ file, key }, notes) => {
    files[file] = notes ? { key, notes } : { key };
  });
  writeArtCache({ files, inputs: isComplete ? { ...cache.inputs, [language]: inputs } : cache.inputs });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Pictures: ${wanted.length} of ${jobs.length} drawn (${seconds} s)`);
}

/** Removes files of this language that nothing asks for any more. */
function forget(files: ArtCache['files'], jobs: readonly Job[], language: Language): void {
  const wanted = new Set(jobs.map(({ file }) => file));
  const others = languages.filter((other) => other !== language);
  for (const file of Object.keys(files)) {
    if (wanted.has(file) || others.some((other) => file.split('/')[1] === other)) continue;
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

function languageOf(name: string): Language {
  const found = languages.find((known) => known === name);
  if (!found) throw new Error(`"${name}" is not a language of the site: ${languages.join(', ')}`);
  return found;
}

/**
 * `npm run art`: draws what is missing or older than what it is made from.
 *
 * `npm run art -- plate-halifax` draws one picture, or all whose names begin so; `--language fr` draws another
 * language. `npm run dev` shows them all at /contact-sheet, with size and weight.
 */
if (import.meta.main) {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string', default: 'en' } },
  });
  process.chdir(path.resolve(import.meta.dirname, '..'));
  await drawArt({ language: languageOf(values.language), names });
}
