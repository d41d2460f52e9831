import { parentPort, workerData } from 'node:worker_threads';
import { listAttacks } from './list-attacks.ts';

/** Input of this worker thread, which posts the attack's `Tally` back. */
export type Orders = {
  name: string;
  host: string;
  port: number;
  seconds: number;
  largeFiles: readonly string[];
};

const { name, host, port, seconds, largeFiles }: Orders = workerData;
const end = performance.now() + seconds * 1000;
parentPort?.postMessage(await listAttacks(largeFiles)[name]?.run({ host, port }, end));
