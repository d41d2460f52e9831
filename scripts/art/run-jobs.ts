import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import type { Notes } from '../../art/sheet/read-notes.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Job } from './job.ts';
import { jobDrawer } from './job-drawer.ts';
import { openResources } from './open-resources.ts';

type Words = Record<Language, ArtWords>;
type OnDone = (job: Job, notes: Notes | undefined) => void;

/** More than three would need more than a gigabyte. */
const THREADS = Math.min(3, os.availableParallelism());
/** Megabytes of a thread's heap; without a limit they grow until the machine is full. */
const HEAP = 256;
/** Fewer jobs than this are done before a second thread has read its fonts. */
const WORTH_THREADS = 8;

/**
 * Makes files, on several threads where that pays.
 *
 * @param onDone hears of each finished job and, if it was a picture, of what stands where on it
 */
export async function runJobs(jobs: readonly Job[], words: Words, onDone: OnDone): Promise<void> {
  if (jobs.length >= WORTH_THREADS) {
    const groups = group(jobs);
    await Promise.all(Array.from({ length: THREADS }, () => runThread(groups, words, onDone)));
    return;
  }
  const draw = jobDrawer(words, await openResources());
  for (const job of jobs) {
    onDone(job, await draw(job));
  }
}

/**
 * Jobs that share something stay on one thread: share images with the same picture, a map by day and by night, a picture in
 * every language.
 */
function group(jobs: readonly Job[]): Job[][] {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const name = sharedBy(job);
    groups.set(name, [...(groups.get(name) ?? []), job]);
  }
  return [...groups.values()].sort((a, b) => a.length - b.length);
}

function sharedBy({ file, task }: Job): string {
  if (task.kind === 'share') return task.art;
  return task.kind === 'picture' ? task.name.replace(/-(night|light|404)\.svg$/, '') : file;
}

/** Takes groups from the end of the list until there are none left. */
function runThread(groups: Job[][], words: Words, onDone: OnDone): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    workerData: words,
    resourceLimits: { maxOldGenerationSizeMb: HEAP, maxYoungGenerationSizeMb: 32 },
  });
  let open: Job[] = [];
  let current: Job | undefined;
  return new Promise((resolve, reject) => {
    worker.on('error', (error) => {
      reject(current ? new Error(`could not draw ${current.file}`, { cause: error }) : error);
    });
    worker.on('message', (notes: Notes | undefined) => {
      if (current) onDone(current, notes);
      if (open.length === 0) open = groups.pop() ?? [];
      current = open.shift();
      if (current) worker.postMessage(current);
      else worker.terminate().then(() => resolve(), reject);
    });
  });
}
