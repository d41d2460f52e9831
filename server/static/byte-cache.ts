type ByteCache<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T, bytes: number): void;
  /** Whether so much is kept at all: one large value would drive out many small ones. */
  holds(bytes: number): boolean;
};

/**
 * Keeps what was used last.
 *
 * @param capacity in bytes
 */
export function createByteCache<T>(capacity: number): ByteCache<T> {
  const entries = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  const holds = (bytes: number) => bytes <= capacity / 16;
  return {
    holds,
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // A map keeps its order, so the first entry is the one that was not used for longest.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, bytes) => {
      remove(key);
      if (!holds(bytes)) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= capacity) return;
        remove(oldest);
      }
    },
  };
}
