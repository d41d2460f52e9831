import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { listAttacks } from './list-attacks.ts';

/** What the thread of an attacker is told. */
const orders = z.object({
  name: z.string(),
  host: z.string(),
  port: z.number(),
  seconds: z.number(),
  largeFiles: z.array(z.string()),
});
export type Orders = z.infer<typeof orders>;

const { name, host, port, seconds, largeFiles } = orders.parse(workerData);
const listed = listAttacks(largeFiles).find((one) => one.name === name);
if (!listed) throw new Error(`No attack has the name "${name}"`);
parentPort?.postMessage(await listed.attack({ host, port }, performance.now() + seconds * 1000));
