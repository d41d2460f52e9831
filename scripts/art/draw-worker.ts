import { Piscina } from 'piscina';
import sharp from 'sharp';
import type { Notes } from '../../art/svg/read-notes.ts';
import { jobDrawer } from './draw-job.ts';
import type { Job } from './list-jobs.ts';
import { openResources } from './open-resources.ts';

sharp.concurrency(1);
sharp.cache(false);
const draw = jobDrawer(Piscina.workerData, await openResources());

/** Draws jobs one after the other, on a thread of the pool. */
export default async function drawJobs(jobs: readonly Job[]): Promise<(Notes | undefined)[]> {
  const notes: (Notes | undefined)[] = [];
  for (const job of jobs) {
    notes.push(
      await draw(job).catch((cause: unknown) => {
        throw new Error(`could not draw ${job.file}`, { cause });
      }),
    );
  }
  return notes;
}
