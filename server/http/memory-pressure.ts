import { getHeapStatistics } from 'node:v8';

/** Of what V8 lets the process have. Above it, collecting garbage takes ever more of the time. */
const limit = 0.85;
/** Between two looks, in milliseconds. */
const interval = 100;

/** Says whether the process is about to run out of memory; looks ten times a second at most. */
export function watchMemory(): () => boolean {
  let isShort = false;
  let lookedAt = 0;
  return () => {
    const now = performance.now();
    if (now - lookedAt > interval) {
      lookedAt = now;
      const { used_heap_size: used, heap_size_limit: available } = getHeapStatistics();
      isShort = used > available * limit;
    }
    return isShort;
  };
}
