import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { ArtWords } from '../../art/catalogue/art-words.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { jobDrawer } from './draw-job.ts';
import type { Job } from './list-jobs.ts';
import { openResources } from './open-resources.ts';

/** Draws each job it receives and answers with the notes. The first message says that it is ready. */
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
