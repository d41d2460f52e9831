import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BenchServer } from '../bench-server.ts';
import { sendAtRate } from '../send-at-rate.ts';
import { visitPage } from '../visit-page.ts';
import { watchProcess } from '../watch-process.ts';
import type { Tally } from './attack.ts';
import type { Orders } from './attack-worker.ts';

const visitorAddress = '127.0.0.2';
const visitsPerSecond = 50;
/** Milliseconds of visits before the attack: the code is compiled and the page is in memory. */
const warmUpMs = 2000;
/** Milliseconds of visits at least: some attacks are over sooner than their effect. */
const shortestMs = 5000;
/** Milliseconds from the last visit until memory is read again. */
const recoveryMs = 12_000;

/**
 * Attacks a server from a worker thread while an honest visitor at another address requests the home page.
 *
 * @returns the attacker's tally, the visits, and the process's figures before the attack, at their peak and after recovery
 */
export async function measureAttack(server: BenchServer, orders: Omit<Orders, 'host' | 'port'>) {
  const { hostname: host, port } = new URL(server.url);
  const startVisits = () =>
    sendAtRate(visitsPerSecond, (_, due) => visitPage(server.url, visitorAddress, due));
  const warmUp = startVisits();
  await delay(warmUpMs);
  await warmUp.stop();

  const watch = watchProcess(server.pid());
  const before = watch.now();
  const visiting = startVisits();
  const workerData: Orders = { ...orders, host, port: Number(port) };
  const attacker = new Worker(new URL('attack-worker.ts', import.meta.url), { workerData });
  const [tally] = await Promise.all([receiveTally(attacker), delay(shortestMs)]);
  const visits = await visiting.stop();
  await delay(recoveryMs);
  const after = watch.now();
  watch.stop();
  return { tally, visits, before, peak: watch.peak, after };
}

async function receiveTally(attacker: Worker): Promise<Tally> {
  const [tally]: Tally[] = await once(attacker, 'message');
  await attacker.terminate();
  if (!tally) throw new Error('The attack worker sent no tally');
  return tally;
}
