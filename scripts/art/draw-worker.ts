import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Job } from './job.ts';
import { jobDrawer } from './job-drawer.ts';
import { openResources } from './open-resources.ts';

/** Makes the files it is told to, one after the other, and says when each is done. */
const port = parentPort;
if (!port) throw new Error('draw-worker.ts runs as a worker thread only');

const words: Record<Language, ArtWords> = workerData;
sharp.concurrency(1);
sharp.cache(false);
const draw = jobDrawer(words, await openResources());

port.on('message', async (job: Job) => {
  port.postMessage(await draw(job));
});
port.postMessage(undefined);
