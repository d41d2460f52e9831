import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Process = {
  /** Resident set size, in bytes. */
  memory(): number;
  /** Event loop utilization since the last call, from 0 to 1. */
  load(): number;
  /** Collects all garbage and returns free memory to the system. Takes about 80 ms. */
  collect(): void;
  /** In milliseconds. */
  now(): number;
};

/** In milliseconds. */
const checkInterval = 5000;
/** Between two collections, in milliseconds. */
const minPause = 15_000;
/** Above this load, visitors would notice the collection. */
const maxLoad = 0.25;
/** In bytes; less is not worth a collection. */
const minGrowth = 64 * 1024 * 1024;

/**
 * Returns memory to the system after a flood of requests. V8 collects garbage only when it allocates, so an idle process
 * would keep its peak memory forever.
 */
export function releaseMemory(): void {
  setInterval(createMemoryReleaser(currentProcess()), checkInterval).unref();
}

/** Returns a function to call periodically: it collects garbage when the process is idle and has grown. */
export function createMemoryReleaser({ memory, load, collect, now }: Process): () => void {
  let baseline = memory();
  let collectedAt = Number.NEGATIVE_INFINITY;
  return () => {
    // Must be measured at every call: it is the load since the last one.
    const isIdle = load() <= maxLoad;
    if (!isIdle || memory() < baseline + minGrowth || now() < collectedAt + minPause) return;
    collect();
    collectedAt = now();
    baseline = memory();
  };
}

function currentProcess(): Process {
  // The flag only affects contexts that are created after it.
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
