import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Process = {
  /** What the system has given it, in bytes. */
  memory(): number;
  /** The share of the time since the last look in which it had something to do: 0 to 1. */
  load(): number;
  /** Collects all garbage and gives to the system what is free then. Takes about 80 ms. */
  collect(): void;
  /** In milliseconds. */
  now(): number;
};

/** Between two looks, in milliseconds. */
const interval = 5000;
/** Between two collections, in milliseconds. */
const shortestPause = 15_000;
/** Above it, visitors would notice the collection. */
const mostLoad = 0.25;
/** In bytes: what is worth it. */
const leastGrowth = 64 * 1024 * 1024;

/**
 * Gives memory back after a flood of requests. V8 collects garbage when it needs room for something new: left to itself, a
 * process that has become quiet keeps for good what it needed at the worst moment.
 */
export function returnMemory(): void {
  const look = createReturn(thisProcess());
  setInterval(look, interval).unref();
}

/** @returns a function to be called now and then, which collects when the process is idle and has grown */
export function createReturn({ memory, load, collect, now }: Process): () => void {
  let least = memory();
  let collectedAt = Number.NEGATIVE_INFINITY;
  return () => {
    // It is asked for at every look, because it is the load since the last one.
    const isIdle = load() <= mostLoad;
    if (!isIdle || memory() < least + leastGrowth || now() < collectedAt + shortestPause) return;
    collect();
    collectedAt = now();
    least = memory();
  };
}

function thisProcess(): Process {
  // The function that this flag brings is for contexts that are made after it.
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  let last = performance.eventLoopUtilization();
  return {
    memory: () => process.memoryUsage.rss(),
    load: () => {
      const current = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(current, last);
      last = current;
      return utilization;
    },
    collect: () => {
      if (typeof gc === 'function') gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    },
    now: () => performance.now(),
  };
}
