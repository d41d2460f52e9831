import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

type Visits = {
  /** From the moment each visit was due until its last byte, in milliseconds. A visit that failed counts as `timeoutMs`. */
  latencies: number[];
  /** Visits that got another answer than the page, or none within `timeoutMs`. */
  failed: number;
  /** Begins no more visits, waits for those that are under way. */
  stop(): Promise<void>;
};

/** In milliseconds. */
const timeoutMs = 10_000;

/**
 * Asks for a page so many times a second, each time on a connection of its own, whether the answers come or not.
 *
 * @param address whom the server takes the visitor for: another address of this machine than that of an attacker
 */
export function visitSteadily(url: string, perSecond: number, address: string): Visits {
  let isStopped = false;
  const underWay = new Set<Promise<void>>();

  async function visit(due: number): Promise<void> {
    const isFine = await isAnswered(url, address).catch(() => false);
    if (!isFine) visits.failed += 1;
    visits.latencies.push(isFine ? performance.now() - due : timeoutMs);
  }

  async function goOn(): Promise<void> {
    const start = performance.now();
    for (let count = 0; !isStopped; count++) {
      const due = start + (count * 1000) / perSecond;
      await delay(Math.max(0, due - performance.now()));
      const visiting: Promise<void> = visit(due).finally(() => underWay.delete(visiting));
      underWay.add(visiting);
    }
  }

  const going = goOn();
  const visits: Visits = {
    latencies: [],
    failed: 0,
    stop: async () => {
      isStopped = true;
      await going;
      await Promise.all(underWay);
    },
  };
  return visits;
}

function isAnswered(url: string, localAddress: string): Promise<boolean> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    get(url, { agent: false, localAddress, headers, signal }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', reject);
    }).once('error', reject);
  });
}
