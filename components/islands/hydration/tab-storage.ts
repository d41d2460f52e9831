/** Passes a value to the next page in this tab. Where session storage is blocked or full, nothing is passed. */
export const tabStorage = {
  save(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // The next page starts without the value.
    }
  },

  /** Removes the value and returns it; undefined if there is none, or if it is not JSON. */
  take(key: string): unknown {
    try {
      const json = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return json === null ? undefined : JSON.parse(json);
    } catch {
      return undefined;
    }
  },
};
