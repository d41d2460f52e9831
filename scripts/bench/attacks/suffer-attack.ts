import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BenchServer } from '../bench-server.ts';
import { visitSteadily } from '../visit-steadily.ts';
import { watchProcess } from '../watch-process.ts';
import type { Tally } from './attack.ts';
import type { Orders } from './attack-worker.ts';

type Suffered = Tally & {
  /** What an honest visitor at another address waits for the home page, in milliseconds. */
  visits: { count: number; failed: number; median: number; p99: number; longest: number };
  /** In MB. */
  memory: { before: number; peak: number; after: number };
  /** Open files, connections included. */
  files: { before: number; peak: number; after: number };
};

const visitor = '127.0.0.2';
const visitsPerSecond = 50;
/** Visits before the attack, in milliseconds, so that the code is compiled and the page is in memory. */
const warmUp = 2000;
/** The shortest time of visits, in milliseconds: some attacks are over sooner, and what they cost is not. */
const shortest = 5000;
/** After the visits, before memory is looked at again, in milliseconds. */
const aftermath = 12_000;

/** Attacks a server from a thread of its own while somebody visits the home page. */
export async function sufferAttack(
  server: BenchServer,
  orders: Omit<Orders, 'host' | 'port'>,
): Promise<Suffered> {
  const { hostname: host, port } = new URL(server.url);
  const before = visitSteadily(server.url, visitsPerSecond, visitor);
  await delay(warmUp);
  await before.stop();

  const watched = watchProcess(server.pid());
  const rest = watched.now();
  const visits = visitSteadily(server.url, visitsPerSecond, visitor);
  const workerData: Orders = { ...orders, host, port: Number(port) };
  const attacker = new Worker(new URL('attack-worker.ts', import.meta.url), { workerData });
  const [tally] = await Promise.all([receive(attacker), delay(shortest)]);
  await visits.stop();
  await delay(aftermath);
  const after = watched.now();
  watched.stop();

  const sorted = visits.latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    ...tally,
    visits: { count: sorted.length, failed: visits.failed, median: at(0.5), p99: at(0.99), longest: at(1) },
    memory: { before: rest.memory, peak: watched.peak.memory, after: after.memory },
    files: { before: rest.files, peak: watched.peak.files, after: after.files },
  };
}

async function receive(attacker: Worker): Promise<Tally> {
  const [tally]: Tally[] = await once(attacker, 'message');
  await attacker.terminate();
  if (!tally) throw new Error('The attacker said nothing');
  return tally;
}
