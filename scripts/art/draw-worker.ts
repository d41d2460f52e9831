import { Piscina } from 'piscina';
import sharp from 'sharp';
import type { ArtCache } from './art-cache.ts';
import { jobDrawer } from './draw-job.ts';
import type { Job } from './list-jobs.ts';
import { openResources } from './open-resources.ts';

sharp.concurrency(1);
sharp.cache(false);
const draw = jobDrawer(Piscina.workerData, await openResources());

/** Draws jobs one after the other, on a thread of the pool. Resolves to what the cache notes of each file. */
export default async function drawJobs(jobs: readonly Job[]): Promise<ArtCache['files']> {
  const drawn: ArtCache['files'] = {};
  for (const job of jobs) {
    const notes = await draw(job).catch((cause: unknown) => {
      throw new Error(`could not draw ${job.file}`, { cause });
    });
    drawn[job.file] = { key: job.key, notes };
  }
  return drawn;
}
