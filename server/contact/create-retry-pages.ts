import { randomBytes } from 'node:crypto';
import type { Filling } from './fill-form.ts';

type RetryPages = {
  /** Remembers a form that has to be filled in again. Returns what its address ends in: nobody can guess it. */
  keep(filling: Filling): string;
  find(token: string): Filling | undefined;
};

const keepFor = 10 * 60_000;
/** At 32 kB each, these fit into 16 MB. */
const most = 500;

/** Forms on their way back to visitors without script: for ten minutes, in memory only, the newest five hundred. */
export function createRetryPages(now: () => number): RetryPages {
  const kept = new Map<string, { filling: Filling; until: number }>();

  /** In the order of their arrival, so the first are the oldest. */
  function forgetOld(): void {
    for (const [token, { until }] of kept) {
      if (until > now() && kept.size < most) return;
      kept.delete(token);
    }
  }

  return {
    keep: (filling) => {
      forgetOld();
      const token = randomBytes(16).toString('base64url');
      kept.set(token, { filling, until: now() + keepFor });
      return token;
    },
    find: (token) => {
      const found = kept.get(token);
      return found && found.until > now() ? found.filling : undefined;
    },
  };
}
