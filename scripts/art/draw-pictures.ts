import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { type ArtCache, readArtCache, writeArtCache } from './art-cache.ts';
import { artSources } from './art-inputs.ts';
import { type Job, listJobs } from './list-jobs.ts';
import { readArtWords } from './read-art-words.ts';

/** More than three need more than 1 GB of memory. */
const threads = Math.min(3, os.availableParallelism());
/** Per thread. Without a limit, the heaps grow until the machine is out of memory. */
const heapMegabytes = 256;

/**
 * Lists the pictures that the content needs, by file. Deletes all others from `public`, stale and unknown ones, too: those
 * that are left need no drawing.
 */
export function listPictures(): ReadonlyMap<string, Job> {
  const sources = artSources();
  const all = languages.flatMap((language) => listJobs(readArtWords(language), language, sources));
  const jobs = new Map(all.map((job) => [job.file, job]));
  const { files } = readArtCache();
  const stale = [...jobs.keys(), ...Object.keys(files)].filter(
    (file) => files[file]?.key !== jobs.get(file)?.key,
  );
  for (const file of stale) {
    fs.rmSync(path.join('public', file), { force: true });
    delete files[file];
  }
  if (stale.length > 0) writeArtCache({ files, inputs: '' });
  return jobs;
}

/** Draws files into `public`, on a pool of threads. */
export async function drawPictures(jobs: readonly Job[]): Promise<void> {
  const pool = new Piscina<readonly Job[], ArtCache['files']>({
    filename: new URL('./draw-worker.ts', import.meta.url).href,
    workerData: byLanguage(readArtWords),
    minThreads: 1,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  try {
    const drawn = await Promise.all(groupJobs(jobs).map((group) => pool.run(group)));
    const cache = readArtCache();
    writeArtCache({ ...cache, files: Object.assign(cache.files, ...drawn) });
  } finally {
    await pool.destroy();
  }
}

/**
 * Groups jobs that share work, for the same thread: share images with the same picture, and variants of a picture in light,
 * dark and all languages. The largest group is first.
 */
function groupJobs(jobs: readonly Job[]): Job[][] {
  const groups = Map.groupBy(jobs, ({ file, task }) => {
    if (task.kind === 'share') return task.art;
    return task.kind === 'picture' ? task.name.replace(/-(night|light|404)\.svg$/, '') : file;
  });
  return [...groups.values()].sort((a, b) => b.length - a.length);
}
