/**
 * Carries something to the next page of this tab, in its session storage. Where the browser keeps nothing, nothing is
 * carried: the links work all the same.
 */
export const tabHandover = {
  leave(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is blocked or full: the visitor begins anew.
    }
  },

  /** What was left, once: it is gone from the browser afterwards. Undefined for nothing, or for what is no JSON. */
  take(key: string): unknown {
    try {
      const left = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return left === null ? undefined : JSON.parse(left);
    } catch {
      return undefined;
    }
  },
};
