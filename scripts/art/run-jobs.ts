import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import type { Notes } from '../../art/sheet/read-notes.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { jobDrawer } from './draw-job.ts';
import type { Job } from './list-jobs.ts';
import { openResources } from './open-resources.ts';

type Words = Record<Language, ArtWords>;
type OnDone = (job: Job, notes: Notes | undefined) => void;

/** More than three need more than 1 GB of memory. */
const threads = Math.min(3, os.availableParallelism());
/** Per thread. Without a limit, the heaps grow until the machine is out of memory. */
const heapMegabytes = 256;
/** Fewer jobs finish before a thread has loaded its fonts. */
const minJobsForThreads = 8;

/**
 * Draws files, on several threads if there are enough.
 *
 * @param onDone called for each finished job, with the notes of a picture
 */
export async function runJobs(jobs: readonly Job[], words: Words, onDone: OnDone): Promise<void> {
  if (jobs.length >= minJobsForThreads) {
    const groups = groupJobs(jobs);
    await Promise.all(Array.from({ length: threads }, () => runThread(groups, words, onDone)));
    return;
  }
  const draw = jobDrawer(words, await openResources());
  for (const job of jobs) onDone(job, await draw(job));
}

/**
 * Groups jobs that share work, for the same thread: share images with the same picture, and variants of a picture in light,
 * dark and all languages. The largest group is last.
 */
function groupJobs(jobs: readonly Job[]): Job[][] {
  const groups = Map.groupBy(jobs, ({ file, task }) => {
    if (task.kind === 'share') return task.art;
    return task.kind === 'picture' ? task.name.replace(/-(night|light|404)\.svg$/, '') : file;
  });
  return [...groups.values()].sort((a, b) => a.length - b.length);
}

/** Draws groups from the end of the list until none are left. */
function runThread(groups: Job[][], words: Words, onDone: OnDone): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    workerData: words,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  let group: Job[] = [];
  let current: Job | undefined;
  return new Promise((resolve, reject) => {
    worker.on('error', (error) => {
      reject(current ? new Error(`could not draw ${current.file}`, { cause: error }) : error);
    });
    worker.on('message', (notes: Notes | undefined) => {
      if (current) onDone(current, notes);
      if (group.length === 0) group = groups.pop() ?? [];
      current = group.shift();
      if (current) worker.postMessage(current);
      else worker.terminate().then(() => resolve(), reject);
    });
  });
}
