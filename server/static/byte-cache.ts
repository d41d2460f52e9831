/**
 * An LRU cache that is limited by size.
 *
 * @param capacity in bytes
 */
export function createByteCache<T>(capacity: number) {
  const entries = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  /** False for values so large that they would evict many small ones; they are not cached. */
  const accepts = (bytes: number) => bytes <= capacity / 16;
  return {
    accepts,
    get: (key: string): T | undefined => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // Maps keep insertion order, so the first entry is the least recently used.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key: string, value: T, bytes: number): void => {
      remove(key);
      if (!accepts(bytes)) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= capacity) return;
        remove(oldest);
      }
    },
  };
}
