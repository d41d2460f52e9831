import { firstVisitKey as key } from '@/lib/hydration/first-visit-key';

/** Whether the visitor is here for the first time, as this browser remembers it. */
export const firstVisit = {
  /** True once, on the first visit. Where the browser remembers nothing, never: better no tour than one every time. */
  claim(): boolean {
    try {
      if (localStorage.getItem(key) !== null) return false;
      localStorage.setItem(key, 'true');
      return true;
    } catch {
      return false;
    }
  },

  /** Notes that the tour was seen. */
  end(): void {
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Storage is blocked: the tour does not come by itself anyway.
    }
  },

  /** Makes the next visit a first one. */
  forget(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked: nothing was kept.
    }
  },
};
