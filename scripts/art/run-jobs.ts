import os from 'node:os';
import { Piscina } from 'piscina';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import type { Notes } from '../../art/svg/read-notes.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Job } from './list-jobs.ts';

/** More than three need more than 1 GB of memory. */
const threads = Math.min(3, os.availableParallelism());
/** Per thread. Without a limit, the heaps grow until the machine is out of memory. */
const heapMegabytes = 256;

/**
 * Draws files on a pool of threads.
 *
 * @param onDone called for each finished job, with the notes of a picture
 */
export async function runJobs(
  jobs: readonly Job[],
  words: Record<Language, ArtWords>,
  onDone: (job: Job, notes: Notes | undefined) => void,
): Promise<void> {
  const pool = new Piscina<readonly Job[], (Notes | undefined)[]>({
    filename: new URL('./draw-worker.ts', import.meta.url).href,
    workerData: words,
    minThreads: 1,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  try {
    await Promise.all(
      groupJobs(jobs).map(async (group) => {
        const notes = await pool.run(group);
        for (const [index, job] of group.entries()) onDone(job, notes[index]);
      }),
    );
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
